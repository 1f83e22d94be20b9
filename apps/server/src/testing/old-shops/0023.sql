INSERT INTO recalls (id, batch_id, product_id, batch_number, reason, started_at, started_by, started_by_name) VALUES
  ('00000000-0000-4000-8000-000000002301', '00000000-0000-4000-8000-000000002101', '00000000-0000-4000-8000-0000000000b1', 'K26-1', 'Etikett falsch', '2026-03-20 08:00+01', '00000000-0000-4000-8000-000000001301', 'Lena Leitung');
INSERT INTO recall_contacts (recall_id, order_id, at, by_staff_id, by_name, way, is_reached, note) VALUES
  ('00000000-0000-4000-8000-000000002301', '00000000-0000-4000-8000-000000000012', '2026-03-20 09:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', 'phone', true, 'bringt es zurück');
