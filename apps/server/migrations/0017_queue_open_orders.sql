CREATE TABLE "queue_entries" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"is_stale" boolean DEFAULT true NOT NULL,
	"calendar" text,
	"lane" text,
	"lane_since" timestamp with time zone,
	"runs_since" timestamp with time zone,
	"half_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"delay_told_at" timestamp with time zone,
	"file_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"is_answer_new" boolean DEFAULT false NOT NULL,
	"problem" text,
	"sort_key" text,
	"searched" text,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	CONSTRAINT "queue_entries_lane_known" CHECK ("queue_entries"."lane" in ('new', 'check', 'question', 'originalMissing', 'paymentMissing', 'toPack', 'toRelease', 'toHandOver', 'onItsWay', 'problem')),
	CONSTRAINT "queue_entries_problem_known" CHECK ("queue_entries"."problem" in ('withdrawalDeclared'))
);
--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "queue_entries" ADD CONSTRAINT "queue_entries_taken_by_staff_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "queue_entries_in_order" ON "queue_entries" USING btree ("sort_key");--> statement-breakpoint
CREATE INDEX "queue_entries_of_lane" ON "queue_entries" USING btree ("lane","sort_key");--> statement-breakpoint
CREATE INDEX "queue_entries_of_holder" ON "queue_entries" USING btree ("taken_by","sort_key") WHERE "queue_entries"."taken_by" is not null;--> statement-breakpoint
CREATE INDEX "queue_entries_stale" ON "queue_entries" USING btree ("order_id") WHERE "queue_entries"."is_stale";--> statement-breakpoint
-- Decision 29. Every change of an open order marks its entry, whichever process or hand makes it, and tells all processes.
CREATE FUNCTION mark_queue_entry(changed_order uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Locks the row even where it is stale already: whoever makes it anew sees all or nothing of this transaction.
  INSERT INTO queue_entries AS entry (order_id, is_stale)
  SELECT id, true FROM orders
  WHERE id = changed_order AND status NOT IN ('completed', 'rejected', 'cancelled', 'expired')
  ON CONFLICT (order_id) DO UPDATE SET is_stale = true WHERE NOT entry.is_stale;
  PERFORM pg_notify('queue_changed', changed_order::text);
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status IN ('completed', 'rejected', 'cancelled', 'expired') THEN
    DELETE FROM queue_entries WHERE order_id = NEW.id;
  END IF;
  PERFORM mark_queue_entry(NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION mark_order_of_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.order_id IS NOT NULL THEN PERFORM mark_queue_entry(OLD.order_id); END IF;
  IF TG_OP <> 'DELETE' AND NEW.order_id IS NOT NULL THEN PERFORM mark_queue_entry(NEW.order_id); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_marked_in_queue AFTER INSERT OR UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION mark_changed_order();
--> statement-breakpoint
CREATE TRIGGER order_events_marked_in_queue AFTER INSERT ON order_events
  FOR EACH ROW EXECUTE FUNCTION mark_order_of_change();
--> statement-breakpoint
CREATE TRIGGER order_lines_marked_in_queue AFTER INSERT OR UPDATE OR DELETE ON order_lines
  FOR EACH ROW EXECUTE FUNCTION mark_order_of_change();
--> statement-breakpoint
CREATE TRIGGER prescription_files_marked_in_queue AFTER INSERT OR UPDATE OR DELETE ON prescription_files
  FOR EACH ROW EXECUTE FUNCTION mark_order_of_change();
--> statement-breakpoint
-- Who works here, and what they may do: those at the desk are asked again who they are.
CREATE FUNCTION tell_staff_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('staff_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER staff_told AFTER INSERT OR UPDATE OR DELETE ON staff
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
CREATE TRIGGER staff_sessions_told AFTER UPDATE OF locked_at, ended_at, opened_at ON staff_sessions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_staff_change();
--> statement-breakpoint
INSERT INTO queue_entries (order_id)
SELECT id FROM orders WHERE status NOT IN ('completed', 'rejected', 'cancelled', 'expired');
