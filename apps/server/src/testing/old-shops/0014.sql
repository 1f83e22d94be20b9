UPDATE orders SET version = 4, asked_at = '2026-03-13 08:00+01', reminded_at = '2026-03-16 08:00+01', proposed_at = '2026-03-13 09:00+01', tray_number = 14
  WHERE code = 'AAAA-AAA1';
INSERT INTO order_amendments (order_id, state, proposed_at, proposed_by, lines, from_total_cents, to_total_cents, to_vat_cents) VALUES
  ('00000000-0000-4000-8000-000000000011', 'proposed', '2026-03-13 09:00+01', 'Lena Leitung', '[{"position":1,"quantity":5}]', 9485, 4990, 797);
