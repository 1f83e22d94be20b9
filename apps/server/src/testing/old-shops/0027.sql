INSERT INTO batch_certificates (batch_id, object_key, file_name, size_bytes, content_hash, attached_at, attached_by, attached_by_name, sealed_with) VALUES
  ('00000000-0000-4000-8000-000000002101', 'certificates/1', 'Analyse.pdf', 1234, 'hash of a certificate', '2026-03-24 08:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', 'a key');
