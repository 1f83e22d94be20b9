INSERT INTO settings (name, value, version, changed_at, changed_by) VALUES
  ('bank', '{"bankName": "Sparkasse", "iban": "DE02120300000000202051", "bic": ""}', 2, '2026-03-27 08:00+01', '00000000-0000-4000-8000-000000001301');
