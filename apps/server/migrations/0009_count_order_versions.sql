ALTER TABLE "order_events" ADD COLUMN "file" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- Every change of an order counts, whichever process or hand makes it.
CREATE FUNCTION count_order_versions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_version_counted
  BEFORE UPDATE ON orders
  FOR EACH ROW EXECUTE FUNCTION count_order_versions();
