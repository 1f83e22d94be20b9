INSERT INTO desk_requests (staff_id, key, at) VALUES ('00000000-0000-4000-8000-000000001301', 'a key of a call', '2026-03-16 08:00+01');
INSERT INTO order_notes (order_id, at, staff_id, by_name, kind, called_whom, call_result, text) VALUES
  ('00000000-0000-4000-8000-000000000011', '2026-03-16 08:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', 'call', 'practice', 'callsBack', 'Praxis ruft zurück.');
