CREATE TABLE "dispatches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"way" text NOT NULL,
	"tour_id" uuid,
	"tracking_number" text,
	"tracking_url" text,
	"sent_at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"outcome" text,
	"ended_at" timestamp with time zone,
	"ended_by_name" text,
	"recipient" text,
	"is_identity_seen" boolean,
	"advised_by" text,
	CONSTRAINT "dispatches_once_per_number" UNIQUE("order_id","number"),
	CONSTRAINT "dispatches_way_known" CHECK ("dispatches"."way" in ('selfPickUp', 'courier', 'standard')),
	CONSTRAINT "dispatches_outcome_known" CHECK ("dispatches"."outcome" in ('handedOver', 'nobodyThere', 'returned', 'lost')),
	CONSTRAINT "dispatches_parcel_followed" CHECK ("dispatches"."way" <> 'standard' or "dispatches"."tracking_url" is not null)
);
--> statement-breakpoint
CREATE TABLE "tours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"courier_id" uuid NOT NULL,
	"courier_name" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_prints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_prints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"movement_id" bigint,
	"at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "paper_prints_kind_known" CHECK ("paper_prints"."kind" in ('label', 'packingList', 'addressLabel', 'invoice'))
);
--> statement-breakpoint
CREATE TABLE "weighings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "weighings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"movement_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"is_product_scanned" boolean NOT NULL,
	"is_batch_scanned" boolean NOT NULL,
	"wanted_milli" integer NOT NULL,
	"measured_milli" integer NOT NULL,
	"lowest_milli" integer NOT NULL,
	"highest_milli" integer NOT NULL,
	"container" text NOT NULL,
	"finding" text,
	CONSTRAINT "weighings_within_tolerance" CHECK ("weighings"."measured_milli" between "weighings"."lowest_milli" and "weighings"."highest_milli")
);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_kind_known";--> statement-breakpoint
DROP INDEX "stock_movements_of_order";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "pickup_reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD COLUMN "undoes_id" bigint;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_tour_id_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_prints" ADD CONSTRAINT "paper_prints_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_prints" ADD CONSTRAINT "paper_prints_movement_id_stock_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."stock_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighings" ADD CONSTRAINT "weighings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "weighings" ADD CONSTRAINT "weighings_movement_id_stock_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."stock_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatches_of_tour" ON "dispatches" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "dispatches_on_their_way" ON "dispatches" USING btree ("way","sent_at") WHERE "dispatches"."outcome" is null;--> statement-breakpoint
CREATE INDEX "tours_of_courier" ON "tours" USING btree ("courier_id","day");--> statement-breakpoint
CREATE INDEX "paper_prints_of_order" ON "paper_prints" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "weighings_of_order" ON "weighings" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_undoes_id_stock_movements_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."stock_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_pickup" ON "orders" USING btree ("ready_for_pickup_at") WHERE "orders"."status" = 'readyForPickup';--> statement-breakpoint
CREATE INDEX "stock_movements_of_order" ON "stock_movements" USING btree ("order_id") WHERE "stock_movements"."kind" in ('dispensed', 'returned');--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_undone_once" UNIQUE("undoes_id");--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_kind_known" CHECK ("stock_movements"."kind" in ('opening', 'received', 'released', 'reserved', 'freed', 'dispensed', 'returned', 'counted', 'damaged', 'destroyed', 'locked', 'unlocked', 'expired'));--> statement-breakpoint
-- The protocol of packing and what was printed stay as they were written, and go only together with their order.
CREATE FUNCTION keep_packing_records() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id) THEN
    RAISE EXCEPTION 'the protocol of packing is never changed';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER weighings_kept
  BEFORE UPDATE OR DELETE ON weighings
  FOR EACH ROW EXECUTE FUNCTION keep_packing_records();
--> statement-breakpoint
CREATE TRIGGER paper_prints_kept
  BEFORE UPDATE OR DELETE ON paper_prints
  FOR EACH ROW EXECUTE FUNCTION keep_packing_records();
