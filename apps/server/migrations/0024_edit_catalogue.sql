CREATE TABLE "product_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"price_cents" integer NOT NULL,
	"basis" text NOT NULL,
	"purchase_cents" integer,
	"applied_at" timestamp with time zone,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" uuid,
	"set_by_name" text,
	CONSTRAINT "product_prices_basis_known" CHECK ("product_prices"."basis" in ('own', 'ampreisv4', 'ampreisv5')),
	CONSTRAINT "product_prices_not_negative" CHECK ("product_prices"."price_cents" >= 0)
);
--> statement-breakpoint
ALTER TABLE "journal" DROP CONSTRAINT "journal_subject_known";--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "description_en" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_of_product" ON "product_prices" USING btree ("product_id","first_day");--> statement-breakpoint
CREATE INDEX "product_prices_planned" ON "product_prices" USING btree ("first_day") WHERE "product_prices"."applied_at" is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_retired_is_withdrawn" CHECK ("products"."retired_at" is null or "products"."withdrawn_at" is not null);--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_subject_known" CHECK ("journal"."subject" in ('order', 'staff', 'passkey', 'setting', 'post', 'batch', 'product', 'journal'));--> statement-breakpoint
-- The prices that the shop had before there was a history: since when is not known, so they count from the product's first day.
INSERT INTO product_prices (product_id, first_day, price_cents, basis, applied_at, set_at)
SELECT id, (created_at AT TIME ZONE 'Europe/Berlin')::date, price_cents, 'own', created_at, created_at
FROM products WHERE price_cents IS NOT NULL;
