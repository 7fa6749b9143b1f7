ALTER TABLE "retailers" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE FUNCTION "revise_retailer"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "retailers_revise" BEFORE UPDATE ON "retailers"
  FOR EACH ROW EXECUTE FUNCTION "revise_retailer"();
--> statement-breakpoint
CREATE FUNCTION "revise_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE retailers SET active = active WHERE id IN (SELECT retailer_id FROM changed);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "vouchers_added" AFTER INSERT ON "vouchers"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "revise_owners"();
--> statement-breakpoint
CREATE TRIGGER "vouchers_changed" AFTER UPDATE ON "vouchers"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "revise_owners"();
--> statement-breakpoint
CREATE TRIGGER "vouchers_dropped" AFTER DELETE ON "vouchers"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "revise_owners"();
