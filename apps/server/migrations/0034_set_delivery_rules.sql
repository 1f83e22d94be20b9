ALTER TABLE "delivery_rules" ADD COLUMN "prescription_origin" text;--> statement-breakpoint
ALTER TABLE "delivery_rules" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "hours_de" text;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "hours_en" text;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "delivery_rules" ADD CONSTRAINT "delivery_rules_prescription_origin_known" CHECK ("delivery_rules"."prescription_origin" in ('inPerson', 'telemedicine', 'abroad'));