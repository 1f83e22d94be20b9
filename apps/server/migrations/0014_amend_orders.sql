CREATE TABLE "order_amendments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"state" text NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"proposed_by" text NOT NULL,
	"lines" jsonb NOT NULL,
	"from_total_cents" integer NOT NULL,
	"to_total_cents" integer NOT NULL,
	"to_vat_cents" integer NOT NULL,
	"decided_at" timestamp with time zone,
	"noted_by" text,
	CONSTRAINT "order_amendments_state_known" CHECK ("order_amendments"."state" in ('proposed', 'agreed', 'declined', 'withdrawn')),
	CONSTRAINT "order_amendments_never_dearer" CHECK ("order_amendments"."to_total_cents" <= "order_amendments"."from_total_cents")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "proposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_due_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tray_number" integer;--> statement-breakpoint
ALTER TABLE "order_amendments" ADD CONSTRAINT "order_amendments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_amendments_one_open" ON "order_amendments" USING btree ("order_id") WHERE "order_amendments"."state" = 'proposed';--> statement-breakpoint
CREATE INDEX "orders_by_question" ON "orders" USING btree ("asked_at") WHERE "orders"."asked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_per_tray" ON "orders" USING btree ("tray_number") WHERE "orders"."tray_number" is not null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_due_not_negative" CHECK ("orders"."refund_due_cents" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tray_number_positive" CHECK ("orders"."tray_number" > 0);--> statement-breakpoint
-- Questions that are open already count from when they were asked. What somebody has seen of these orders stays current.
ALTER TABLE "orders" DISABLE TRIGGER "orders_version_counted";--> statement-breakpoint
UPDATE "orders" SET "asked_at" = (
  SELECT max("at") FROM "order_events" WHERE "order_id" = "orders"."id" AND "order_events"."status" = 'clarification'
) WHERE "status" = 'clarification';--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER "orders_version_counted";
