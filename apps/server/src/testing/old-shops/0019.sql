INSERT INTO stray_letters (day, sender, noted_at, noted_by, noted_by_name, "end", ended_at, ended_by, ended_by_name, order_id) VALUES
  ('2026-03-17', 'ohne Absender', '2026-03-17 08:00+01', '00000000-0000-4000-8000-000000001302', 'Pia Assistenz', 'assigned', '2026-03-17 09:00+01', '00000000-0000-4000-8000-000000001301', 'Lena Leitung', '00000000-0000-4000-8000-000000000012');
