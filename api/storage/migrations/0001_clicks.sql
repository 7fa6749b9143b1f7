CREATE TABLE "clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"retailer_id" bigint NOT NULL,
	"voucher_id" bigint,
	"page_type" text NOT NULL,
	"position" integer,
	"locale" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"uid" uuid,
	"customer_hash" text
);
--> statement-breakpoint
CREATE INDEX "clicks_at" ON "clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "clicks_retailer" ON "clicks" USING btree ("retailer_id");