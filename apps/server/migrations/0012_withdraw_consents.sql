ALTER TABLE "orders" ADD COLUMN "health_consent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "consents_to_settle" ON "consents" USING btree ("withdrawn_at") WHERE "consents"."withdrawn_at" is not null and "consents"."settled_at" is null;--> statement-breakpoint
-- Orders from before: the consent that came with them is in the table of consents, also where the account is gone.
UPDATE "orders" SET "health_consent_at" = "given"."at"
FROM (
  SELECT "orders"."id", max("consents"."accepted_at") AS "at"
  FROM "orders"
  JOIN "consents" ON "consents"."kind" = 'health-data'
    AND ("consents"."user_id" = "orders"."user_id" OR ("orders"."user_id" IS NULL AND "consents"."email" = "orders"."email"))
    AND "consents"."accepted_at" <= "orders"."created_at" + interval '1 minute'
  GROUP BY "orders"."id"
) AS "given"
WHERE "orders"."id" = "given"."id";
