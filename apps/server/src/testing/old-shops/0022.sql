UPDATE orders SET prepared_at = '2026-03-19 08:00+01', released_at = '2026-03-19 08:30+01', pickup_reminded_at = NULL WHERE code = 'AAAA-AAA2';
INSERT INTO tours (id, day, courier_id, courier_name, started_at) VALUES
  ('00000000-0000-4000-8000-000000002201', '2026-03-19', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', '2026-03-19 14:00+01');
INSERT INTO dispatches (order_id, number, way, tour_id, tracking_number, tracking_url, sent_at, by_staff_id, by_name, outcome, ended_at, ended_by_name, recipient, is_identity_seen, advised_by) VALUES
  ('00000000-0000-4000-8000-000000000012', 1, 'courier', '00000000-0000-4000-8000-000000002201', NULL, NULL, '2026-03-19 14:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', 'handedOver', '2026-03-19 15:00+01', 'Pia Assistenz', 'Ben Muster', true, 'Lena Leitung'),
  ('00000000-0000-4000-8000-000000000013', 1, 'standard', NULL, '00340434', 'https://parcels.example/00340434', '2026-02-03 14:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO weighings (order_id, position, movement_id, at, by_staff_id, by_name, is_product_scanned, is_batch_scanned, wanted_milli, measured_milli, lowest_milli, highest_milli, container)
SELECT '00000000-0000-4000-8000-000000000012', 1, max(id), '2026-03-19 08:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', true, true, 10000, 10020, 9900, 10200, 'Schraubdose 50 ml' FROM stock_movements;
INSERT INTO paper_prints (order_id, kind, at, by_staff_id, by_name) VALUES
  ('00000000-0000-4000-8000-000000000012', 'label', '2026-03-19 08:05+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz');
