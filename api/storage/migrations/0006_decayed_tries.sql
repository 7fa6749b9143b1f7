ALTER TABLE "vouchers" ADD COLUMN "recent_tries" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "recent_successes" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "recent_on" date;