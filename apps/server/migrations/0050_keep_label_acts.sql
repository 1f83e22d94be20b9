CREATE TABLE "label_acts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "label_acts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"movement_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"label_version" text,
	"application" text,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"by_staff_id" uuid NOT NULL,
	"by_name" text NOT NULL,
	CONSTRAINT "label_acts_kind_known" CHECK ("label_acts"."kind" in ('printed', 'byHand', 'seen', 'application'))
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "carrier" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "in_use_days" integer;--> statement-breakpoint
ALTER TABLE "label_acts" ADD CONSTRAINT "label_acts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "label_acts" ADD CONSTRAINT "label_acts_movement_id_stock_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."stock_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "label_acts_of_order" ON "label_acts" USING btree ("order_id","id");--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_in_use_days_positive" CHECK ("batches"."in_use_days" > 0);
--> statement-breakpoint
-- What was said about a label stays as it was written, and goes only together with its order (0022, 0037).
CREATE TRIGGER label_acts_kept
  BEFORE UPDATE OR DELETE ON label_acts
  FOR EACH ROW EXECUTE FUNCTION keep_packing_records();
--> statement-breakpoint
CREATE TRIGGER label_acts_removal_noted AFTER DELETE ON label_acts FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
