CREATE TABLE "journal" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"by" text,
	"staff_id" text,
	"staff_name" text,
	"subject" text,
	"subject_id" text,
	"what" text,
	"detail" text,
	"event_id" bigint,
	"salt" text,
	"content_hash" text NOT NULL,
	"position" bigint,
	"hash" text,
	CONSTRAINT "journal_once_per_event" UNIQUE("event_id"),
	CONSTRAINT "journal_position_once" UNIQUE("position"),
	CONSTRAINT "journal_subject_known" CHECK ("journal"."subject" in ('order', 'staff', 'passkey', 'setting', 'post', 'journal'))
);
--> statement-breakpoint
CREATE TABLE "journal_checks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"entries" bigint NOT NULL,
	"hash" text NOT NULL,
	"finding" text
);
--> statement-breakpoint
CREATE TABLE "journal_head" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"position" bigint NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "journal_of_subject" ON "journal" USING btree ("subject","subject_id");--> statement-breakpoint
CREATE INDEX "journal_of_staff" ON "journal" USING btree ("staff_id","position");--> statement-breakpoint
CREATE INDEX "journal_by_time" ON "journal" USING btree ("at");--> statement-breakpoint
-- Decision 30: how the chain is made. Both sides compute the same: journal-chain.ts reads what this writes.
CREATE FUNCTION journal_sha256(text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT encode(sha256(convert_to($1, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- At the very end of a transaction, when it waits for nothing any more: from here to the commit nobody else adds an entry.
CREATE FUNCTION chain_journal_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head journal_head%ROWTYPE;
BEGIN
  INSERT INTO journal_head AS last (is_only, position, hash)
  VALUES (true, 1, journal_sha256('.1.' || NEW.content_hash))
  ON CONFLICT (is_only) DO UPDATE SET
    position = last.position + 1,
    hash = journal_sha256(last.hash || '.' || (last.position + 1) || '.' || NEW.content_hash)
  RETURNING * INTO head;
  UPDATE journal SET position = head.position, hash = head.hash WHERE id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER journal_chained
  AFTER INSERT ON journal DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_journal_entry();
--> statement-breakpoint
-- An entry gets its place once and may lose its content once. Nothing else ever changes, and no entry goes.
CREATE FUNCTION keep_journal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.id, OLD.at, OLD.content_hash) IS NOT DISTINCT FROM (NEW.id, NEW.at, NEW.content_hash)
      AND ((OLD.position, OLD.hash) IS NOT DISTINCT FROM (NEW.position, NEW.hash) OR (OLD.position IS NULL AND OLD.hash IS NULL))
      AND ((OLD."by", OLD.staff_id, OLD.staff_name, OLD.subject, OLD.subject_id, OLD.what, OLD.detail, OLD.event_id, OLD.salt)
          IS NOT DISTINCT FROM
          (NEW."by", NEW.staff_id, NEW.staff_name, NEW.subject, NEW.subject_id, NEW.what, NEW.detail, NEW.event_id, NEW.salt)
        OR coalesce(NEW."by", NEW.staff_id, NEW.staff_name, NEW.subject, NEW.subject_id, NEW.what, NEW.detail, NEW.event_id::text, NEW.salt) IS NULL)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'entries of the journal are never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER journal_kept
  BEFORE UPDATE OR DELETE ON journal
  FOR EACH ROW EXECUTE FUNCTION keep_journal();
--> statement-breakpoint
-- What happens to an order is on record with the order; the journal takes it up by reference, whoever writes it.
CREATE FUNCTION enter_order_event(event order_events) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  salt text := gen_random_uuid()::text;
BEGIN
  INSERT INTO journal (at, "by", staff_id, staff_name, subject, subject_id, what, detail, event_id, salt, content_hash)
  VALUES (
    event.at, event."by", event.by_staff_id::text, event.by_name, 'order', event.order_id::text, event.what,
    CASE WHEN event.status IS NOT NULL THEN json_build_object('status', event.status)::text END,
    event.id, salt, journal_sha256(salt || '.' || event.hash)
  );
END
$$;
--> statement-breakpoint
CREATE FUNCTION journal_order_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM enter_order_event(NEW);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_events_journalled
  AFTER INSERT ON order_events
  FOR EACH ROW EXECUTE FUNCTION journal_order_events();
--> statement-breakpoint
-- What happened before there was a journal, in the order in which it was written.
DO $$
DECLARE
  event order_events%ROWTYPE;
BEGIN
  FOR event IN SELECT * FROM order_events ORDER BY id LOOP
    PERFORM enter_order_event(event);
  END LOOP;
END
$$;
--> statement-breakpoint
-- At once, not at the commit: a later migration of the same start may alter the table.
SET CONSTRAINTS journal_chained IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS journal_chained DEFERRED;
