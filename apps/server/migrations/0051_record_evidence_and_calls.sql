ALTER TABLE "orders" ADD COLUMN "evidence" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_recorded_before" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "difference_answers" ADD COLUMN "spoken_with" text;--> statement-breakpoint
ALTER TABLE "difference_answers" ADD COLUMN "spoken_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "difference_answers" ADD COLUMN "named_day" date;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_evidence_known" CHECK ("orders"."evidence" in ('signedFile', 'paper', 'eRezept'));--> statement-breakpoint
-- What lies ready or is on its way now cannot be asked for a fact any more: it is handed over with what is on record.
UPDATE "orders" SET "is_recorded_before" = true WHERE "status" IN ('shipped', 'readyForPickup');
