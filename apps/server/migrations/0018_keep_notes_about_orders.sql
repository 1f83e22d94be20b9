CREATE TABLE "desk_requests" (
	"staff_id" uuid NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"made_id" uuid,
	CONSTRAINT "desk_requests_staff_id_key_pk" PRIMARY KEY("staff_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_notes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	"kind" text NOT NULL,
	"called_whom" text,
	"call_result" text,
	"text" text NOT NULL,
	CONSTRAINT "order_notes_kind_known" CHECK ("order_notes"."kind" in ('note', 'call')),
	CONSTRAINT "order_notes_whom_known" CHECK ("order_notes"."called_whom" in ('patient', 'practice')),
	CONSTRAINT "order_notes_result_known" CHECK ("order_notes"."call_result" in ('reached', 'notReached', 'callsBack'))
);
--> statement-breakpoint
ALTER TABLE "desk_requests" ADD CONSTRAINT "desk_requests_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_requests_by_age" ON "desk_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id","at");