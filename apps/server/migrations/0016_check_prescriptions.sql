CREATE TABLE "difference_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "difference_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"row_id" text NOT NULL,
	"choice" text NOT NULL,
	"text" text NOT NULL,
	"round" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"by_staff_id" uuid,
	CONSTRAINT "difference_answers_choice_known" CHECK ("difference_answers"."choice" in ('samePerson', 'sameProduct', 'patientWantsLess', 'presentedInTime', 'amountsLeft', 'otherPrescription', 'patientAsked', 'practiceCalled'))
);
--> statement-breakpoint
CREATE TABLE "prescription_records" (
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"record" jsonb NOT NULL,
	"issued_on" date NOT NULL,
	"round" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"by_staff_id" uuid,
	CONSTRAINT "prescription_records_order_id_version_pk" PRIMARY KEY("order_id","version")
);
--> statement-breakpoint
CREATE TABLE "prescription_ticks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prescription_ticks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"point" text NOT NULL,
	"is_done" boolean NOT NULL,
	"tick" jsonb NOT NULL,
	"round" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_name" text NOT NULL,
	"by_staff_id" uuid,
	CONSTRAINT "prescription_ticks_point_known" CHECK ("prescription_ticks"."point" in ('identity', 'prescriber', 'validity', 'lines', 'instructions', 'notUsedUp', 'eRezept', 'signature', 'original', 'plausibility', 'advice'))
);
--> statement-breakpoint
ALTER TABLE "prescription_files" ADD COLUMN "kind" text DEFAULT 'handedIn' NOT NULL;--> statement-breakpoint
ALTER TABLE "prescription_files" ADD COLUMN "content_hash" text;--> statement-breakpoint
ALTER TABLE "difference_answers" ADD CONSTRAINT "difference_answers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "difference_answers" ADD CONSTRAINT "difference_answers_by_staff_id_staff_id_fk" FOREIGN KEY ("by_staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_records" ADD CONSTRAINT "prescription_records_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_records" ADD CONSTRAINT "prescription_records_by_staff_id_staff_id_fk" FOREIGN KEY ("by_staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_ticks" ADD CONSTRAINT "prescription_ticks_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_ticks" ADD CONSTRAINT "prescription_ticks_by_staff_id_staff_id_fk" FOREIGN KEY ("by_staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "difference_answers_of_order" ON "difference_answers" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "prescription_records_by_issue" ON "prescription_records" USING btree ("issued_on");--> statement-breakpoint
CREATE INDEX "prescription_ticks_of_order" ON "prescription_ticks" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "prescription_files_by_content" ON "prescription_files" USING btree ("content_hash");--> statement-breakpoint
ALTER TABLE "prescription_files" ADD CONSTRAINT "prescription_files_kind_known" CHECK ("prescription_files"."kind" in ('handedIn', 'originalScan'));
--> statement-breakpoint
-- What somebody said about a prescription stays as it was said; it goes with its order or with the order's files.
CREATE FUNCTION keep_prescription_checks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was said about a prescription is never changed';
END
$$;
--> statement-breakpoint
CREATE TRIGGER prescription_records_kept BEFORE UPDATE ON prescription_records
  FOR EACH ROW EXECUTE FUNCTION keep_prescription_checks();
--> statement-breakpoint
CREATE TRIGGER prescription_ticks_kept BEFORE UPDATE ON prescription_ticks
  FOR EACH ROW EXECUTE FUNCTION keep_prescription_checks();
--> statement-breakpoint
CREATE TRIGGER difference_answers_kept BEFORE UPDATE ON difference_answers
  FOR EACH ROW EXECUTE FUNCTION keep_prescription_checks();
