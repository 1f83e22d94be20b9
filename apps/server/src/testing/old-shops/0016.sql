UPDATE prescription_files SET content_hash = 'hash of a file';
INSERT INTO prescription_records (order_id, version, record, issued_on, round, at, by_name, by_staff_id) VALUES
  ('00000000-0000-4000-8000-000000000011', 1, '{"patient":"Anna Beispiel"}', '2026-03-04', 1, '2026-03-15 08:00+01', 'Lena Leitung', '00000000-0000-4000-8000-000000001301');
INSERT INTO prescription_ticks (order_id, point, is_done, tick, round, at, by_name, by_staff_id) VALUES
  ('00000000-0000-4000-8000-000000000011', 'identity', true, '{"how":"same"}', 1, '2026-03-15 08:01+01', 'Lena Leitung', '00000000-0000-4000-8000-000000001301');
INSERT INTO difference_answers (order_id, row_id, choice, text, round, at, by_name, by_staff_id) VALUES
  ('00000000-0000-4000-8000-000000000011', 'name', 'samePerson', 'Geburtsname', 1, '2026-03-15 08:02+01', 'Lena Leitung', '00000000-0000-4000-8000-000000001301');
