CREATE TABLE "recall_contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recall_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"way" text NOT NULL,
	"is_reached" boolean NOT NULL,
	"note" text,
	CONSTRAINT "recall_contacts_way_known" CHECK ("recall_contacts"."way" in ('phone', 'mail', 'letter', 'inPerson'))
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"batch_number" text,
	"reason" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"started_by" uuid NOT NULL,
	"started_by_name" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_by_name" text,
	"end_reason" text
);
--> statement-breakpoint
ALTER TABLE "recall_contacts" ADD CONSTRAINT "recall_contacts_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recall_contacts" ADD CONSTRAINT "recall_contacts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recall_contacts_of_recall" ON "recall_contacts" USING btree ("recall_id","at");--> statement-breakpoint
CREATE INDEX "recall_contacts_of_order" ON "recall_contacts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "recalls_open" ON "recalls" USING btree ("product_id") WHERE "recalls"."ended_at" is null;