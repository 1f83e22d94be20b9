UPDATE users SET devices_known_since = '2026-03-10 08:00+01' WHERE id = 'u-anna';
INSERT INTO email_changes (user_id, new_email, moves_at, stop_token_hashes, created_at) VALUES
  ('u-ben', 'ben.neu@example.org', '2026-03-17 08:00+01', '{hash-of-a-link}', '2026-03-10 08:00+01');
INSERT INTO former_emails (email_hash, moved_at) VALUES ('hash of a former address', '2026-03-10 08:00+01');
INSERT INTO one_time_codes (id, subject, browser, network, code_hash, created_at, expires_at) VALUES
  ('00000000-0000-4000-8000-000000001001', 'sign-in:ben', 'a browser', 'a network', 'hash of a code', '2026-03-10 08:00+01', '2026-03-10 08:05+01');
