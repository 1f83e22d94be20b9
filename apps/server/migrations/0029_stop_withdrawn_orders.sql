ALTER TABLE "orders" ADD COLUMN "withdrawal_declared_at" timestamp with time zone;--> statement-breakpoint
-- Of two parcels on their way with one number, which only a race could make, the first one keeps it.
UPDATE dispatches AS later SET tracking_number = NULL
WHERE way = 'standard' AND outcome IS NULL AND EXISTS (
  SELECT FROM dispatches AS earlier
  WHERE earlier.way = 'standard' AND earlier.outcome IS NULL AND earlier.tracking_number = later.tracking_number
    AND (earlier.sent_at, earlier.id) < (later.sent_at, later.id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "dispatches_one_parcel_per_number" ON "dispatches" USING btree ("tracking_number") WHERE "dispatches"."way" = 'standard' and "dispatches"."outcome" is null;--> statement-breakpoint
ALTER TABLE orders DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE orders SET withdrawal_declared_at = declared.at
FROM (SELECT order_id, min(received_at) AS at FROM withdrawals WHERE is_proven AND scope = 'whole' GROUP BY order_id) AS declared
WHERE declared.order_id = orders.id;
--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER USER;
