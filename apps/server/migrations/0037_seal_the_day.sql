CREATE TABLE "sealed_records" (
	"seal" integer NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"salt" text,
	"hash" text NOT NULL,
	"removal" uuid,
	CONSTRAINT "sealed_records_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "seals" (
	"number" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"counts" jsonb NOT NULL,
	"reasons" jsonb NOT NULL,
	"journal_position" bigint NOT NULL,
	"journal_hash" text NOT NULL,
	"records_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seals_once_per_day" UNIQUE("day")
);
--> statement-breakpoint
CREATE INDEX "sealed_records_of_seal" ON "sealed_records" USING btree ("seal");--> statement-breakpoint
CREATE INDEX "sealed_records_of_removal" ON "sealed_records" USING btree ("removal");--> statement-breakpoint
-- A seal is never changed. Of what it took in, the salt goes once, when the record itself may go.
CREATE FUNCTION keep_seals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a seal is never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER seals_kept BEFORE UPDATE OR DELETE ON seals FOR EACH ROW EXECUTE FUNCTION keep_seals();
--> statement-breakpoint
CREATE FUNCTION keep_sealed_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.seal, OLD.kind, OLD.key, OLD.hash) IS NOT DISTINCT FROM (NEW.seal, NEW.kind, NEW.key, NEW.hash)
      AND OLD.removal IS NULL AND NEW.removal IS NOT NULL AND NEW.salt IS NULL
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'what a seal took in is never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER sealed_records_kept BEFORE UPDATE OR DELETE ON sealed_records FOR EACH ROW EXECUTE FUNCTION keep_sealed_records();
--> statement-breakpoint
-- A sealed record that goes while the transaction names a lawful removal goes with it. Without a name it is missed. The
-- arguments are the columns of its key.
CREATE FUNCTION note_removed_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text := current_setting('shop.removal', true);
  gone jsonb;
BEGIN
  IF coalesce(named, '') = '' THEN
    RETURN NULL;
  END IF;
  gone := to_jsonb(OLD);
  UPDATE sealed_records SET salt = NULL, removal = named::uuid
  WHERE removal IS NULL AND kind = TG_TABLE_NAME AND key = (
    SELECT string_agg(gone ->> part.name, '/' ORDER BY part.place) FROM unnest(TG_ARGV) WITH ORDINALITY AS part(name, place)
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_removal_noted AFTER DELETE ON orders FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER order_amendments_removal_noted AFTER DELETE ON order_amendments FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER invoices_removal_noted AFTER DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER payments_removal_noted AFTER DELETE ON payments FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER bank_entries_removal_noted AFTER DELETE ON bank_entries FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER stock_movements_removal_noted AFTER DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER batches_removal_noted AFTER DELETE ON batches FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER weighings_removal_noted AFTER DELETE ON weighings FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER paper_prints_removal_noted AFTER DELETE ON paper_prints FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER dispatches_removal_noted AFTER DELETE ON dispatches FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER recall_contacts_removal_noted AFTER DELETE ON recall_contacts FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER prescription_ticks_removal_noted AFTER DELETE ON prescription_ticks FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER difference_answers_removal_noted AFTER DELETE ON difference_answers FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER withdrawals_removal_noted AFTER DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
--> statement-breakpoint
CREATE TRIGGER order_lines_removal_noted AFTER DELETE ON order_lines FOR EACH ROW EXECUTE FUNCTION note_removed_record('order_id');
--> statement-breakpoint
CREATE TRIGGER prescription_files_removal_noted AFTER DELETE ON prescription_files FOR EACH ROW EXECUTE FUNCTION note_removed_record('key');
--> statement-breakpoint
CREATE TRIGGER prescription_records_removal_noted AFTER DELETE ON prescription_records FOR EACH ROW EXECUTE FUNCTION note_removed_record('order_id', 'version');
