-- What happened to an order stays as it was written. Entries go only together with their order, when its time is over.
CREATE FUNCTION keep_order_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' OR EXISTS (SELECT 1 FROM orders WHERE id = OLD.order_id) THEN
    RAISE EXCEPTION 'entries of an order are never changed';
  END IF;
  RETURN OLD;
END
$$;
--> statement-breakpoint
CREATE TRIGGER order_events_kept
  BEFORE UPDATE OR DELETE ON order_events
  FOR EACH ROW EXECUTE FUNCTION keep_order_events();
--> statement-breakpoint
-- An invoice is never changed: its paper is added once, and its order may go before it does.
CREATE FUNCTION keep_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.number, OLD.kind, OLD.issued_at, OLD.content) IS DISTINCT FROM (NEW.number, NEW.kind, NEW.issued_at, NEW.content)
    OR (OLD.pdf IS NOT NULL AND OLD.pdf IS DISTINCT FROM NEW.pdf) THEN
    RAISE EXCEPTION 'an invoice is never changed';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER invoices_kept
  BEFORE UPDATE ON invoices
  FOR EACH ROW EXECUTE FUNCTION keep_invoices();
