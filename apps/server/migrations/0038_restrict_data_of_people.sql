CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"received_on" date NOT NULL,
	"due_on" date NOT NULL,
	"identity_how" text NOT NULL,
	"user_id" text,
	"person_name" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entered_by_name" text NOT NULL,
	"extended_at" timestamp with time zone,
	"extended_by_name" text,
	"extension_reason" text,
	"outcome" text,
	"closed_at" timestamp with time zone,
	"closed_by_name" text,
	"refusal_ground" text,
	"refusal_reason" text,
	"copy_taken_at" timestamp with time zone,
	"changes" jsonb,
	"retained" jsonb,
	"lift_announced_at" timestamp with time zone,
	"lift_reason" text,
	"lifted_at" timestamp with time zone,
	"lifted_by_name" text,
	CONSTRAINT "privacy_requests_kind_known" CHECK ("privacy_requests"."kind" in ('copy', 'correction', 'erasure', 'restriction')),
	CONSTRAINT "privacy_requests_channel_known" CHECK ("privacy_requests"."channel" in ('account', 'mail', 'letter', 'counter')),
	CONSTRAINT "privacy_requests_outcome_known" CHECK ("privacy_requests"."outcome" in ('done', 'refused')),
	CONSTRAINT "privacy_requests_refusal_known" CHECK ("privacy_requests"."refusal_ground" in ('unproven', 'unfounded', 'noData'))
);
--> statement-breakpoint
ALTER TABLE "journal" DROP CONSTRAINT "journal_subject_known";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_out_of_sight" boolean GENERATED ALWAYS AS (restricted_at is not null and refund_due_cents = 0 and (status in ('rejected', 'cancelled', 'expired') or (status = 'completed' and paid_at is not null))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_open" ON "privacy_requests" USING btree ("due_on") WHERE "privacy_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "privacy_requests_closed" ON "privacy_requests" USING btree ("closed_at") WHERE "privacy_requests"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "privacy_requests_of_user" ON "privacy_requests" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_subject_known" CHECK ("journal"."subject" in ('order', 'staff', 'passkey', 'setting', 'post', 'batch', 'product', 'payment', 'privacy', 'journal'));--> statement-breakpoint
-- Of accounts that are gone only the law keeps orders: the shop has told these people that they are locked.
ALTER TABLE orders DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE orders SET restricted_at = now() WHERE user_id IS NULL;
--> statement-breakpoint
ALTER TABLE orders ENABLE TRIGGER USER;
