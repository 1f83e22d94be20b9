ALTER TABLE "consents" DROP CONSTRAINT "consents_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "consents" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "retain_until" date;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_to_forget" ON "consents" USING btree ("retain_until");