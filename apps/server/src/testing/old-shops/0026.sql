UPDATE bank_entries SET settled_at = '2026-03-23 08:00+01';
UPDATE orders SET paid_cents = 9485 WHERE code = 'AAAA-AAA2';
INSERT INTO payments (order_id, order_code, entry_id, kind, amount_cents, at, by_staff_id, by_name) VALUES
  ('00000000-0000-4000-8000-000000000012', 'AAAA-AAA2', '00000000-0000-4000-8000-000000002502', 'transfer', 9485, '2026-03-23 08:00+01', '00000000-0000-4000-8000-000000001301', 'Lena Leitung');
