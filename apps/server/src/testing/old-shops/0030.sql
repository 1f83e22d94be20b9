INSERT INTO product_pictures (id, product_id, position, alt_de, media_type, width, height, added_at, added_by_name) VALUES
  ('00000000-0000-4000-8000-000000003001', '00000000-0000-4000-8000-0000000000b1', 1, 'Blüten in einer Dose', 'image/webp', 800, 600, '2026-03-26 08:00+01', 'Lena Leitung');
INSERT INTO product_picture_files (picture_id, size, bytes) VALUES ('00000000-0000-4000-8000-000000003001', 400, '\x52494646');
