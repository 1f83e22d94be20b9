ALTER TABLE "orders" ADD COLUMN "disputed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "disputed_by_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispute_reason" text;--> statement-breakpoint
CREATE INDEX "orders_disputed" ON "orders" USING btree ("disputed_at") WHERE "orders"."disputed_at" is not null;