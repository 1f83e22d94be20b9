ALTER TABLE "dispatches" ADD COLUMN "taker" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "original_marked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "original_place" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_answer" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "recipient_name" text;--> statement-breakpoint
CREATE INDEX "orders_originals_to_send" ON "orders" USING btree ("original_marked_at") WHERE "orders"."original_place" = 'toSendBack';--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_taker_known" CHECK ("dispatches"."taker" in ('patient', 'recipient', 'other'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_original_place_known" CHECK ("orders"."original_place" in ('kept', 'withGoods', 'givenBack', 'toSendBack', 'sentBack'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_recipient_answer_known" CHECK ("orders"."recipient_answer" in ('samePerson', 'patientThere', 'mayReceive'));