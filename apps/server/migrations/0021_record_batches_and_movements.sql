CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"number" text,
	"state" text NOT NULL,
	"expires_on" date,
	"on_hand_units" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"supplier" text,
	"delivery_note" text,
	"received_at" timestamp with time zone NOT NULL,
	"received_by" uuid,
	"received_by_name" text,
	"thc_percent" numeric(4, 1),
	"cbd_percent" numeric(4, 1),
	"thc_mg_per_ml" numeric,
	"cbd_mg_per_ml" numeric,
	"terpenes" text[],
	"test_number" text,
	"identity_test" text,
	"released_at" timestamp with time zone,
	"released_by" uuid,
	"released_by_name" text,
	"lock_reason" text,
	CONSTRAINT "batches_test_number_once" UNIQUE("test_number"),
	CONSTRAINT "batches_once_per_delivery" UNIQUE("product_id","supplier","delivery_note","number"),
	CONSTRAINT "batches_state_known" CHECK ("batches"."state" in ('quarantine', 'released', 'locked', 'expired')),
	CONSTRAINT "batches_identity_test_known" CHECK ("batches"."identity_test" in ('chromatography', 'nearInfrared', 'microscopy', 'other')),
	CONSTRAINT "batches_on_hand_not_negative" CHECK ("batches"."on_hand_units" >= 0),
	CONSTRAINT "batches_thc_percent_possible" CHECK ("batches"."thc_percent" between 0 and 100),
	CONSTRAINT "batches_cbd_percent_possible" CHECK ("batches"."cbd_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"product_id" uuid NOT NULL,
	"batch_id" uuid,
	"order_id" uuid,
	"kind" text NOT NULL,
	"batch_units" integer NOT NULL,
	"free_units" integer NOT NULL,
	"by_staff_id" uuid,
	"by_name" text,
	"reason" text,
	"witness_name" text,
	CONSTRAINT "stock_movements_kind_known" CHECK ("stock_movements"."kind" in ('opening', 'received', 'released', 'reserved', 'freed', 'dispensed', 'counted', 'damaged', 'destroyed', 'locked', 'unlocked', 'expired')),
	CONSTRAINT "stock_movements_batch_named" CHECK ("stock_movements"."batch_id" is not null or "stock_movements"."batch_units" = 0),
	CONSTRAINT "stock_movements_destroyed_with_witness" CHECK ("stock_movements"."kind" <> 'destroyed' or "stock_movements"."witness_name" is not null)
);
--> statement-breakpoint
ALTER TABLE "journal" DROP CONSTRAINT "journal_subject_known";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "short_units" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_of_product" ON "batches" USING btree ("product_id","expires_on");--> statement-breakpoint
CREATE INDEX "batches_by_expiry" ON "batches" USING btree ("expires_on") WHERE "batches"."state" <> 'expired';--> statement-breakpoint
CREATE INDEX "stock_movements_of_product" ON "stock_movements" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_of_batch" ON "stock_movements" USING btree ("batch_id","id");--> statement-breakpoint
CREATE INDEX "stock_movements_of_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."kind" = 'dispensed';--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_short_only_when_none_free" CHECK ("products"."short_units" = 0 or ("products"."short_units" > 0 and "products"."stock_units" = 0));--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_subject_known" CHECK ("journal"."subject" in ('order', 'staff', 'passkey', 'setting', 'post', 'batch', 'journal'));--> statement-breakpoint
-- Movements are only ever added.
CREATE FUNCTION keep_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'movements of stock are never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_kept
  BEFORE UPDATE OR DELETE ON stock_movements
  FOR EACH ROW EXECUTE FUNCTION keep_stock_movements();
--> statement-breakpoint
-- The shop shows the strength of the batch that would be dispensed now.
CREATE TRIGGER batches_changed
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON batches
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_catalogue_changes();
--> statement-breakpoint
-- What lies here without a record of its batch becomes one opening batch for each product: what is free, and what orders
-- hold that nobody has begun to prepare.
INSERT INTO batches (product_id, state, on_hand_units, received_at)
SELECT p.id, 'released', p.stock_units + coalesce(held.units, 0), now()
FROM products p
LEFT JOIN (
  SELECT l.product_id, sum(l.quantity)::integer AS units
  FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE o.status IN ('requested', 'inReview', 'clarification', 'confirmed')
    AND NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.status = 'preparing')
  GROUP BY l.product_id
) held ON held.product_id = p.id
WHERE p.stock_units + coalesce(held.units, 0) > 0;
--> statement-breakpoint
INSERT INTO stock_movements (at, product_id, batch_id, kind, batch_units, free_units)
SELECT b.received_at, b.product_id, b.id, 'opening', b.on_hand_units, b.on_hand_units FROM batches b;
--> statement-breakpoint
INSERT INTO stock_movements (at, product_id, order_id, kind, batch_units, free_units)
SELECT o.created_at, l.product_id, o.id, 'reserved', 0, -l.quantity
FROM order_lines l JOIN orders o ON o.id = l.order_id
WHERE o.status IN ('requested', 'inReview', 'clarification', 'confirmed')
  AND NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.status = 'preparing')
ORDER BY o.created_at, l.position;
