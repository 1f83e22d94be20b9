-- Work that books a hundred payments writes a hundred entries. What was done for each row by itself is done for all of them at once;
-- what is written is the same.
-- At the very end of a transaction, when it waits for nothing any more: from here to the commit nobody else adds an entry. The first
-- entry chains all that its transaction has written, which have larger ids; entries of others are chained before they can be seen.
CREATE OR REPLACE FUNCTION chain_journal_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  head journal_head%ROWTYPE;
  entry record;
  ids bigint[] := '{}';
  positions bigint[] := '{}';
  hashes text[] := '{}';
BEGIN
  IF EXISTS (SELECT 1 FROM journal WHERE id = NEW.id AND position IS NOT NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO journal_head AS last (is_only, position, hash) VALUES (true, 0, '')
  ON CONFLICT (is_only) DO UPDATE SET position = last.position
  RETURNING * INTO head;
  FOR entry IN SELECT id, content_hash FROM journal WHERE id >= NEW.id AND position IS NULL ORDER BY id LOOP
    head.position := head.position + 1;
    head.hash := journal_sha256(head.hash || '.' || head.position || '.' || entry.content_hash);
    ids := ids || entry.id;
    positions := positions || head.position;
    hashes := hashes || head.hash;
  END LOOP;
  UPDATE journal SET position = chained.position, hash = chained.hash
  FROM unnest(ids, positions, hashes) AS chained (id, position, hash)
  WHERE journal.id = chained.id;
  UPDATE journal_head SET position = head.position, hash = head.hash;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION journal_new_order_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO journal (at, "by", staff_id, staff_name, subject, subject_id, what, detail, event_id, salt, content_hash)
  WITH salted AS MATERIALIZED (SELECT gen_random_uuid()::text AS salt, event.* FROM added AS event)
  SELECT
    at, "by", by_staff_id::text, by_name, 'order', order_id::text, what,
    CASE WHEN status IS NOT NULL THEN json_build_object('status', status)::text END,
    id, salt, journal_sha256(salt || '.' || hash)
  FROM salted ORDER BY id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER order_events_journalled ON order_events;--> statement-breakpoint
CREATE TRIGGER order_events_journalled
  AFTER INSERT ON order_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION journal_new_order_events();
--> statement-breakpoint
-- Decision 29. Locks the rows even where they are stale already: whoever makes them anew sees all or nothing of this transaction. In
-- the order of their ids, so that two that mark many cannot wait for each other.
CREATE FUNCTION mark_queue_entries(changed_orders uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO queue_entries AS entry (order_id, is_stale)
  SELECT id, true FROM orders
  WHERE id = ANY (changed_orders) AND status NOT IN ('completed', 'rejected', 'cancelled', 'expired')
  ORDER BY id
  ON CONFLICT (order_id) DO UPDATE SET is_stale = true WHERE NOT entry.is_stale;
  PERFORM pg_notify('queue_changed', changed::text) FROM unnest(changed_orders) AS changed;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM queue_entries
  WHERE order_id IN (SELECT id FROM changed WHERE status IN ('completed', 'rejected', 'cancelled', 'expired'));
  PERFORM mark_queue_entries(ARRAY(SELECT id FROM changed));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_orders_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_queue_entries(ARRAY(SELECT DISTINCT order_id FROM added WHERE order_id IS NOT NULL));
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER orders_marked_in_queue ON orders;--> statement-breakpoint
CREATE TRIGGER new_orders_marked_in_queue
  AFTER INSERT ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_orders();
--> statement-breakpoint
CREATE TRIGGER orders_marked_in_queue
  AFTER UPDATE ON orders REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_changed_orders();
--> statement-breakpoint
DROP TRIGGER order_events_marked_in_queue ON order_events;--> statement-breakpoint
CREATE TRIGGER order_events_marked_in_queue
  AFTER INSERT ON order_events REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION mark_orders_of_events();
