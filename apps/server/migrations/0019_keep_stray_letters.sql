CREATE TABLE "stray_letters" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"sender" text NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	"noted_by" uuid NOT NULL,
	"noted_by_name" text NOT NULL,
	"end" text,
	"ended_at" timestamp with time zone,
	"ended_by" uuid,
	"ended_by_name" text,
	"order_id" uuid,
	CONSTRAINT "stray_letters_end_known" CHECK ("stray_letters"."end" in ('assigned', 'sentBack')),
	CONSTRAINT "stray_letters_ended_whole" CHECK (("stray_letters"."end" is null) = ("stray_letters"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "stray_letters" ADD CONSTRAINT "stray_letters_noted_by_staff_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stray_letters" ADD CONSTRAINT "stray_letters_ended_by_staff_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stray_letters" ADD CONSTRAINT "stray_letters_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stray_letters_waiting" ON "stray_letters" USING btree ("noted_at","id") WHERE "stray_letters"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "stray_letters_ended" ON "stray_letters" USING btree ("ended_at","id") WHERE "stray_letters"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "stray_letters_of_order" ON "stray_letters" USING btree ("order_id") WHERE "stray_letters"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "journal_by_subject" ON "journal" USING btree ("subject","position");