ALTER TABLE "editors" ADD COLUMN "environment_password_hash" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_by" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "held_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "receipted_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "noted_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_of_order" ON "outbox" USING btree ("order_id") WHERE "outbox"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "withdrawals_without_receipt" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."receipted_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_untold" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."noted_at" is null;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_held_by_known" CHECK ("outbox"."held_by" in ('server', 'recipient', 'shop'));