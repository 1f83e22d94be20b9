-- Every process keeps the public texts in memory; this tells all of them when to read anew.
CREATE FUNCTION notify_of_content_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('content_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER content_files_changed
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_files
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_content_changes();
--> statement-breakpoint
CREATE TRIGGER content_redirects_changed
  AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON content_redirects
  FOR EACH STATEMENT EXECUTE FUNCTION notify_of_content_changes();
