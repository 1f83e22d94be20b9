INSERT INTO batches (id, product_id, number, state, expires_on, on_hand_units, supplier, delivery_note, received_at, received_by, received_by_name, thc_percent, cbd_percent, terpenes) VALUES
  ('00000000-0000-4000-8000-000000002101', '00000000-0000-4000-8000-0000000000b1', 'K26-1', 'quarantine', '2027-03-01', 500, 'Musterhandel', 'LS-1', '2026-03-18 08:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', 20.5, 0.9, '{Myrcen}');
INSERT INTO stock_movements (at, product_id, batch_id, kind, batch_units, free_units, by_staff_id, by_name) VALUES
  ('2026-03-18 08:00+01', '00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-000000002101', 'received', 500, 0, '00000000-0000-4000-8000-000000001302', 'Pia Assistenz');
