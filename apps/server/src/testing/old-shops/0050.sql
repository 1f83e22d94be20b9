INSERT INTO label_acts (order_id, kind, movement_id, position, label_version, reason, at, by_staff_id, by_name)
SELECT '00000000-0000-4000-8000-000000000012', 'byHand', max(id), 1, 'a1b2c3', 'Drucker gestört', '2026-03-19 08:06+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz' FROM stock_movements;
