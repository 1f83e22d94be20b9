INSERT INTO seals (number, day, sealed_at, by_staff_id, by_name, counts, reasons, journal_position, journal_hash, records_hash, hash) VALUES
  (1, '2026-03-27', '2026-03-27 18:20+01', '00000000-0000-4000-8000-000000001301', 'Lena Leitung', '{"orders": 1}', '{"ordersOnTour": "Bote steht im Stau"}', 1, 'j', 'r', 's');
INSERT INTO sealed_records (seal, kind, key, salt, hash) VALUES (1, 'orders', '00000000-0000-4000-8000-000000000012', 'salt', 'h');
