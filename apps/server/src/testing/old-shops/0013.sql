INSERT INTO staff (id, email, name, roles, invited_at) VALUES
  ('00000000-0000-4000-8000-000000001301', 'leitung@example.org', 'Lena Leitung', '{lead}', '2026-03-12 08:00+01');
INSERT INTO staff (id, email, name, roles, language, invited_at, invited_by, version) VALUES
  ('00000000-0000-4000-8000-000000001302', 'pta@example.org', 'Pia Assistenz', '{pta,courier}', 'en', '2026-03-12 08:05+01', '00000000-0000-4000-8000-000000001301', 3);
INSERT INTO staff_codes (staff_id, kind, code_hash, created_at, expires_at) VALUES
  ('00000000-0000-4000-8000-000000001302', 'setup', 'hash of a setup code', '2026-03-12 08:05+01', '2026-03-13 08:05+01');
INSERT INTO staff_passkeys (id, staff_id, credential_id, public_key, sign_count, transports, device_name, created_at, admitted_at, last_used_at) VALUES
  ('00000000-0000-4000-8000-000000001303', '00000000-0000-4000-8000-000000001301', 'credential', '\x04', 4, '{internal}', 'Büro 1', '2026-03-12 08:01+01', '2026-03-12 08:01+01', '2026-03-12 09:00+01');
INSERT INTO staff_sessions (token_hash, staff_id, device_name, created_at, last_seen_at, passkey_id, opened_at) VALUES
  ('hash of a token', '00000000-0000-4000-8000-000000001301', 'Büro 1', '2026-03-12 08:01+01', '2026-03-12 09:00+01', '00000000-0000-4000-8000-000000001303', '2026-03-12 08:01+01');
INSERT INTO order_events (order_id, at, by, what, by_staff_id, file, hash) VALUES
  ('00000000-0000-4000-8000-000000000011', '2026-03-12 08:30+01', 'pharmacy', 'fileOpened', '00000000-0000-4000-8000-000000001301', 'rx/1', 'hash of an opening');
