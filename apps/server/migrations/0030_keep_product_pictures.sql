CREATE TABLE "product_picture_files" (
	"picture_id" uuid NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "product_picture_files_picture_id_size_pk" PRIMARY KEY("picture_id","size")
);
--> statement-breakpoint
CREATE TABLE "product_pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"product_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"alt_de" text NOT NULL,
	"alt_en" text,
	"media_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by_name" text NOT NULL,
	CONSTRAINT "product_pictures_have_pixels" CHECK ("product_pictures"."width" > 0 and "product_pictures"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "drawn_paths" text[];--> statement-breakpoint
ALTER TABLE "product_picture_files" ADD CONSTRAINT "product_picture_files_picture_id_product_pictures_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."product_pictures"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_pictures" ADD CONSTRAINT "product_pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_pictures_of_product" ON "product_pictures" USING btree ("product_id","position");