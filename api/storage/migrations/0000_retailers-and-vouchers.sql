CREATE TYPE "public"."country" AS ENUM('gb', 'de');--> statement-breakpoint
CREATE TYPE "public"."deal_type" AS ENUM('percentage', 'amount', 'delivery', 'gift', 'other');--> statement-breakpoint
CREATE TYPE "public"."exclusivity" AS ENUM('exclusive', 'unique', 'plain');--> statement-breakpoint
CREATE TYPE "public"."voucher_type" AS ENUM('code', 'deal');--> statement-breakpoint
CREATE TABLE "retailers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "retailers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"country" "country" NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"domain" text NOT NULL,
	"logo" text,
	"description" text,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"profiled" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "retailers_domain" UNIQUE("country","domain"),
	CONSTRAINT "retailers_slug" UNIQUE("country","slug")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"retailer_id" bigint NOT NULL,
	"type" "voucher_type" NOT NULL,
	"code" text,
	"title" text NOT NULL,
	"terms" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"deal_type" "deal_type" NOT NULL,
	"exclusivity" "exclusivity" NOT NULL,
	"url" text,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"source_added_at" timestamp with time zone,
	"added_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"successes" integer DEFAULT 0 NOT NULL,
	"last_worked_at" timestamp with time zone,
	CONSTRAINT "vouchers_source" UNIQUE("retailer_id","source","source_id"),
	CONSTRAINT "vouchers_code" CHECK (("vouchers"."type" = 'code') = ("vouchers"."code" is not null))
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_retailer_id_retailers_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "retailers_popular" ON "retailers" USING btree ("country","popularity" DESC NULLS FIRST,"id") WHERE "retailers"."active";--> statement-breakpoint
CREATE INDEX "vouchers_listed" ON "vouchers" USING btree ("retailer_id","ends_at") WHERE "vouchers"."withdrawn_at" is null;