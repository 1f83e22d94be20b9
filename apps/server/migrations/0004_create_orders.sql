CREATE TABLE "delivery_rules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"valid_from" date,
	"valid_to" date,
	"product_type" text,
	"delivery_mode" text,
	"prescription_format" text,
	"is_allowed" boolean NOT NULL,
	"reason_de" text NOT NULL,
	"reason_en" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "delivery_rules_product_type_known" CHECK ("delivery_rules"."product_type" in ('bud', 'extract')),
	CONSTRAINT "delivery_rules_delivery_mode_known" CHECK ("delivery_rules"."delivery_mode" in ('selfPickUp', 'courier', 'standard')),
	CONSTRAINT "delivery_rules_prescription_format_known" CHECK ("delivery_rules"."prescription_format" in ('physical', 'ePrescription', 'digital'))
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"pharmacy_address" text,
	"price_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	"postal_codes" text[],
	"is_external" boolean NOT NULL,
	"position" integer NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shipping_rates_type_known" CHECK ("shipping_rates"."type" in ('selfPickUp', 'courier', 'standard')),
	CONSTRAINT "shipping_rates_price_cents_not_negative" CHECK ("shipping_rates"."price_cents" >= 0),
	CONSTRAINT "shipping_rates_pickup_has_an_address" CHECK (("shipping_rates"."type" = 'selfPickUp') = ("shipping_rates"."pharmacy_address" is not null))
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"pdf" "bytea",
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"by_name" text,
	"what" text NOT NULL,
	"status" text,
	"message" text,
	"hash" text NOT NULL,
	CONSTRAINT "order_events_by_known" CHECK ("order_events"."by" in ('patient', 'pharmacy', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"manufacturer" text NOT NULL,
	"product_type" text NOT NULL,
	"pzn" text,
	"image_path" text,
	"unit" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_percent" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_quantity_positive" CHECK ("order_lines"."quantity" > 0),
	CONSTRAINT "order_lines_total_is_price_times_quantity" CHECK ("order_lines"."total_cents" = "order_lines"."price_cents" * "order_lines"."quantity")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"user_id" text,
	"idempotency_key" text,
	"cart_version" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hold_expires_at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"patient_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"billing_address" jsonb NOT NULL,
	"delivery_address" jsonb NOT NULL,
	"shipping_option_id" text NOT NULL,
	"shipping_type" text NOT NULL,
	"shipping_name" text NOT NULL,
	"shipping_cents" integer NOT NULL,
	"shipping_vat_percent" integer NOT NULL,
	"is_external_shipping" boolean NOT NULL,
	"pharmacy_address" text,
	"payment_method" text NOT NULL,
	"total_cents" integer NOT NULL,
	"vat_cents" integer NOT NULL,
	"terms_version" text,
	"prescription_format" text NOT NULL,
	"prescription_verified_at" timestamp with time zone,
	"original_received_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"ready_for_pickup_at" timestamp with time zone,
	"tracking_url" text,
	"estimated_delivery_date" date,
	"retain_until" date,
	CONSTRAINT "orders_code_unique" UNIQUE("code"),
	CONSTRAINT "orders_once_per_idempotency_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_status_known" CHECK ("orders"."status" in ('requested', 'inReview', 'clarification', 'confirmed', 'preparing', 'shipped', 'readyForPickup', 'completed', 'rejected', 'cancelled', 'expired')),
	CONSTRAINT "orders_shipping_type_known" CHECK ("orders"."shipping_type" in ('selfPickUp', 'courier', 'standard')),
	CONSTRAINT "orders_prescription_format_known" CHECK ("orders"."prescription_format" in ('physical', 'ePrescription', 'digital')),
	CONSTRAINT "orders_payment_method_known" CHECK ("orders"."payment_method" in ('transfer', 'pickup')),
	CONSTRAINT "orders_total_cents_not_negative" CHECK ("orders"."total_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prescription_files" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"file_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"form_expires_at" timestamp with time zone NOT NULL,
	"stored_at" timestamp with time zone,
	"media_type" text,
	"order_id" uuid,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "prescription_files_size_positive" CHECK ("prescription_files"."size_bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"full_name" text NOT NULL,
	"order_code" text NOT NULL,
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"products" text,
	"order_id" uuid,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_files" ADD CONSTRAINT "prescription_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_files" ADD CONSTRAINT "prescription_files_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_of_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_of_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE "orders"."status" not in ('completed', 'rejected', 'cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "orders_by_hold" ON "orders" USING btree ("hold_expires_at") WHERE "orders"."status" = 'requested';--> statement-breakpoint
CREATE INDEX "prescription_files_of_order" ON "prescription_files" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "prescription_files_of_user" ON "prescription_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "prescription_files_without_order" ON "prescription_files" USING btree ("created_at") WHERE "prescription_files"."order_id" is null;