ALTER TABLE "orders" ADD COLUMN "withdrawn_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "channel" text DEFAULT 'form' NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "entered_by_name" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "checked_by_name" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "checked_how" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "decided_by_name" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "refusal" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "accepted_lines" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "accepted_cents" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "goods" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "goods_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "goods_back_by_name" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "goods_note" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "closed_by_name" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "dismissal" text;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("received_at") WHERE "withdrawals"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_of_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_withdrawn_cents_of_total" CHECK ("orders"."withdrawn_cents" between 0 and "orders"."total_cents");--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_channel_known" CHECK ("withdrawals"."channel" in ('form', 'mail', 'letter', 'phone'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_decision_known" CHECK ("withdrawals"."decision" in ('accepted', 'refused'));--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_goods_known" CHECK ("withdrawals"."goods" in ('nothing', 'awaited', 'back'));