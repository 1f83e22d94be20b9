-- Letters without an order that come, are done with or are forgotten: the post room and the counts beside it follow.
CREATE FUNCTION tell_post_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('post_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stray_letters_told AFTER INSERT OR UPDATE OR DELETE ON stray_letters
  FOR EACH STATEMENT EXECUTE FUNCTION tell_post_change();
