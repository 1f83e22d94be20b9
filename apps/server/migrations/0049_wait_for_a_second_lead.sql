CREATE TABLE "pending_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"detail" jsonb NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"proposed_by" uuid,
	"proposed_by_name" text,
	"not_confirmed_by" uuid[] NOT NULL,
	"counts_from" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_changes_one_of_a_subject" UNIQUE("kind","subject_id"),
	CONSTRAINT "pending_changes_kind_known" CHECK ("pending_changes"."kind" in ('bank', 'release', 'roles', 'device', 'hold'))
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "releases_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD COLUMN "admits_by" text;--> statement-breakpoint
ALTER TABLE "pending_changes" ADD CONSTRAINT "pending_changes_proposed_by_staff_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_changes_by_day" ON "pending_changes" USING btree ("counts_from");--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_code_known" CHECK ("staff_sessions"."admits_by" in ('setup', 'recovery'));