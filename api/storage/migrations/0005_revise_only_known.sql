-- A row that this transaction has written was given its new revision then, or is new itself.
CREATE OR REPLACE FUNCTION "revise_owners"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE retailers SET active = active
    WHERE id IN (SELECT retailer_id FROM changed)
      AND xmin <> pg_current_xact_id()::xid;
  RETURN NULL;
END
$$;
