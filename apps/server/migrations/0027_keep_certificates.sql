CREATE TABLE "batch_certificates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"batch_id" uuid NOT NULL,
	"object_key" text NOT NULL,
	"file_name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content_hash" text NOT NULL,
	"attached_at" timestamp with time zone NOT NULL,
	"attached_by" uuid NOT NULL,
	"attached_by_name" text NOT NULL,
	"replaced_at" timestamp with time zone,
	"sealed_with" text NOT NULL,
	CONSTRAINT "batch_certificates_object_key_unique" UNIQUE("object_key"),
	CONSTRAINT "batch_certificates_not_empty" CHECK ("batch_certificates"."size_bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "batch_certificates" ADD CONSTRAINT "batch_certificates_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_certificates_one_counts" ON "batch_certificates" USING btree ("batch_id") WHERE "batch_certificates"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "batch_certificates_of_batch" ON "batch_certificates" USING btree ("batch_id");