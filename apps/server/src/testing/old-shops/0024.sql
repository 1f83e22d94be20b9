UPDATE products SET description_en = 'An example.', version = 2;
INSERT INTO product_prices (product_id, first_day, price_cents, basis, purchase_cents, set_at, set_by, set_by_name) VALUES
  ('00000000-0000-4000-8000-0000000000b1', '2026-04-01', 949, 'own', 500, '2026-03-21 08:00+01', '00000000-0000-4000-8000-000000001301', 'Lena Leitung');
