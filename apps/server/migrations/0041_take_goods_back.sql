CREATE TABLE "goods_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"lines" jsonb NOT NULL,
	"with_delivery" boolean NOT NULL,
	"credited_cents" integer NOT NULL,
	"reason" text NOT NULL,
	"is_here" boolean NOT NULL,
	CONSTRAINT "goods_returns_credited_cents_not_negative" CHECK ("goods_returns"."credited_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "goods_returns" ADD CONSTRAINT "goods_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_returns" ADD CONSTRAINT "goods_returns_by_staff_id_staff_id_fk" FOREIGN KEY ("by_staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_returns_of_order" ON "goods_returns" USING btree ("order_id","at");