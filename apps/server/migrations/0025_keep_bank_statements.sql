CREATE TABLE "bank_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"booked_on" date NOT NULL,
	"direction" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"name" text NOT NULL,
	"iban" text NOT NULL,
	"purpose" text NOT NULL,
	"bank_reference" text,
	"fingerprint" text NOT NULL,
	"is_reversal" boolean NOT NULL,
	CONSTRAINT "bank_entries_direction_known" CHECK ("bank_entries"."direction" in ('in', 'out')),
	CONSTRAINT "bank_entries_amount_positive" CHECK ("bank_entries"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"read_by" uuid NOT NULL,
	"read_by_name" text NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"from_day" date,
	"to_day" date,
	"entry_count" integer NOT NULL,
	"fresh_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "csv_layouts" (
	"header" text PRIMARY KEY NOT NULL,
	"columns" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "journal" DROP CONSTRAINT "journal_subject_known";--> statement-breakpoint
ALTER TABLE "bank_entries" ADD CONSTRAINT "bank_entries_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_entries_by_reference" ON "bank_entries" USING btree ("bank_reference");--> statement-breakpoint
CREATE INDEX "bank_entries_by_fingerprint" ON "bank_entries" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "bank_entries_of_statement" ON "bank_entries" USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "bank_entries_by_iban" ON "bank_entries" USING btree ("iban");--> statement-breakpoint
CREATE INDEX "bank_statements_by_time" ON "bank_statements" USING btree ("read_at");--> statement-breakpoint
ALTER TABLE "journal" ADD CONSTRAINT "journal_subject_known" CHECK ("journal"."subject" in ('order', 'staff', 'passkey', 'setting', 'post', 'batch', 'product', 'payment', 'journal'));