INSERT INTO bank_statements (id, read_at, read_by, read_by_name, file_name, kind, number, from_day, to_day, entry_count, fresh_count) VALUES
  ('00000000-0000-4000-8000-000000002501', '2026-03-22 08:00+01', '00000000-0000-4000-8000-000000001301', 'Lena Leitung', 'auszug.xml', 'camt.053', '12', '2026-03-20', '2026-03-21', 1, 1);
INSERT INTO bank_entries (id, statement_id, booked_on, direction, amount_cents, name, iban, purpose, bank_reference, fingerprint, is_reversal) VALUES
  ('00000000-0000-4000-8000-000000002502', '00000000-0000-4000-8000-000000002501', '2026-03-21', 'in', 9485, 'Ben Muster', 'DE02120300000000202051', 'AAAA-AAA2', 'ref-1', 'a fingerprint', false);
INSERT INTO csv_layouts (header, columns, saved_at, saved_by) VALUES
  ('Tag;Betrag;Zweck', '{"day":"Tag","amount":"Betrag","purpose":"Zweck"}', '2026-03-22 08:00+01', '00000000-0000-4000-8000-000000001301');
