CREATE TABLE "email_changes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"moves_at" timestamp with time zone NOT NULL,
	"stop_token_hashes" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"browser" text,
	"network" text,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "devices_known_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_day" ON "email_changes" USING btree ("moves_at");--> statement-breakpoint
CREATE INDEX "former_emails_by_day" ON "former_emails" USING btree ("moved_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_of_subject" ON "one_time_codes" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "one_time_codes_by_expiry" ON "one_time_codes" USING btree ("expires_at");