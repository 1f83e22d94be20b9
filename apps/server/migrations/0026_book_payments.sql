CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"order_code" text NOT NULL,
	"entry_id" uuid,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid,
	"by_name" text,
	"reason" text,
	CONSTRAINT "payments_kind_known" CHECK ("payments"."kind" in ('transfer', 'manual', 'till', 'refund')),
	CONSTRAINT "payments_amount_not_zero" CHECK ("payments"."amount_cents" <> 0)
);
--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_entries" ADD COLUMN "aside_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "paid_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_entry_id_bank_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."bank_entries"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_of_entry" ON "payments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "bank_entries_waiting" ON "bank_entries" USING btree ("booked_on") WHERE "bank_entries"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "orders_to_refund" ON "orders" USING btree ("created_at") WHERE "orders"."refund_due_cents" > 0;--> statement-breakpoint
-- A payment is never changed; only the order and the entry that it names may go before it does.
CREATE FUNCTION keep_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.id, OLD.order_code, OLD.kind, OLD.amount_cents, OLD.at, OLD.by_staff_id, OLD.by_name, OLD.reason)
      IS NOT DISTINCT FROM (NEW.id, NEW.order_code, NEW.kind, NEW.amount_cents, NEW.at, NEW.by_staff_id, NEW.by_name, NEW.reason)
    AND (NEW.order_id IS NULL OR NEW.order_id = OLD.order_id) AND (NEW.entry_id IS NULL OR NEW.entry_id = OLD.entry_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'payments are never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER payments_kept BEFORE UPDATE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payments();
--> statement-breakpoint
-- Orders that were marked as paid by hand. What has gone back of those that ended is not known: they are listed until somebody says so.
ALTER TABLE orders DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE orders SET paid_cents = total_cents + refund_due_cents WHERE paid_at IS NOT NULL;
--> statement-breakpoint
UPDATE orders SET refund_due_cents = paid_cents WHERE paid_at IS NOT NULL AND status IN ('cancelled', 'rejected', 'expired');
--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER USER;
--> statement-breakpoint
INSERT INTO payments (order_id, order_code, kind, amount_cents, at)
SELECT id, code, 'manual', paid_cents, paid_at FROM orders WHERE paid_cents > 0;
