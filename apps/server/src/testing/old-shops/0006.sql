-- A shop as it was after migration 0006: at least one row of every table. All people are made up.
INSERT INTO users (id, email, email_verified, name, role, language, created_at, updated_at) VALUES
  ('u-anna', 'anna@example.org', true, 'Anna Beispiel', 'patient', 'de', '2026-03-01 09:00+01', '2026-03-01 09:00+01'),
  ('u-ben', 'ben@example.org', true, 'Ben Muster', 'patient', 'en', '2026-03-02 09:00+01', '2026-03-02 09:00+01');
INSERT INTO accounts (id, user_id, account_id, provider_id, created_at, updated_at) VALUES
  ('a-1', 'u-anna', 'u-anna', 'credential', '2026-03-01 09:00+01', '2026-03-01 09:00+01');
INSERT INTO sessions (id, user_id, token, expires_at, created_at, updated_at) VALUES
  ('s-1', 'u-anna', 'token-of-anna', '2026-04-01 09:00+02', '2026-03-01 09:00+01', '2026-03-01 09:00+01');
INSERT INTO verifications (id, identifier, value, expires_at, created_at, updated_at) VALUES
  ('v-1', 'sign-in-otp-anna@example.org', 'a hash', '2026-03-01 09:10+01', '2026-03-01 09:00+01', '2026-03-01 09:00+01');
INSERT INTO patients (user_id, first_name, last_name, phone, birth_date, full_name, street, house_number, postal_code, city, country, onboarded_at) VALUES
  ('u-anna', 'Anna', 'Beispiel', '+4993100001', '1955-02-03', 'Anna Beispiel', 'Domstraße', '14 Hinterhaus', '97070', 'Würzburg', 'DE', '2026-03-01 09:05+01');
INSERT INTO delivery_addresses (id, user_id, full_name, street, house_number, postal_code, city, country, created_at) VALUES
  ('00000000-0000-4000-8000-0000000000d1', 'u-anna', 'Anna Beispiel', 'Am Hang', 'XII', '97072', 'Würzburg', 'DE', '2026-03-01 09:06+01');

INSERT INTO products (id, registry_item_id, slug, type, title, manufacturer, genetic, thc_percent, cbd_percent, terpenes, stock_units, price_cents, unit, min_order_quantity, quantity_increment, pzn, image_paths, category) VALUES
  ('00000000-0000-4000-8000-0000000000b1', 'item-1', 'beispiel-20-1', 'bud', 'Beispiel 20/1', 'Musterwerk', 'hybrid', 20, 1, '{Myrcen}', 200, 899, 'gram', 5, 5, '00000018', '{}', 'Blüten');
INSERT INTO carts (id, user_id, guest_token_hash, version, updated_at, expires_at) VALUES
  ('00000000-0000-4000-8000-0000000000c1', 'u-anna', NULL, 7, '2026-03-03 10:00+01', NULL),
  ('00000000-0000-4000-8000-0000000000c2', NULL, 'hash-of-a-guest', 1, '2026-03-03 10:00+01', '2026-04-02 10:00+02');
INSERT INTO cart_lines (cart_id, product_id, quantity, seen_price_cents, added_at) VALUES
  ('00000000-0000-4000-8000-0000000000c1', '00000000-0000-4000-8000-0000000000b1', 10, 899, '2026-03-03 10:00+01');

INSERT INTO consents (id, user_id, kind, text_version, accepted_at, email, retain_until) VALUES
  ('00000000-0000-4000-8000-0000000000e1', 'u-anna', 'health-data', '2026-01', '2026-03-04 08:00+01', NULL, NULL),
  ('00000000-0000-4000-8000-0000000000e2', 'u-anna', 'health-data', '2026-01', '2026-03-05 08:00+01', NULL, NULL),
  ('00000000-0000-4000-8000-0000000000e3', 'u-anna', 'health-data', '2026-01', '2026-03-09 08:00+01', NULL, NULL),
  ('00000000-0000-4000-8000-0000000000e4', 'u-anna', 'terms', '2026-01', '2026-03-05 08:00+01', NULL, NULL),
  ('00000000-0000-4000-8000-0000000000e5', NULL, 'health-data', '2026-01', '2026-02-01 08:00+01', 'gone@example.org', '2029-12-31');

INSERT INTO orders (id, code, user_id, idempotency_key, cart_version, status, created_at, hold_expires_at, language, patient_name, birth_date, email, phone, billing_address, delivery_address, shipping_option_id, shipping_type, shipping_name, shipping_cents, shipping_vat_percent, is_external_shipping, pharmacy_address, payment_method, total_cents, vat_cents, terms_version, prescription_format, retain_until)
SELECT id::uuid, code, user_id, key, 7, status, at::timestamptz, at::timestamptz + interval '7 days', 'de', name, '1955-02-03', email, '+4993100001',
  '{"fullName":"Anna Beispiel","street":"Domstraße","houseNumber":"14 Hinterhaus","postalCode":"97070","city":"Würzburg","country":"DE"}',
  '{"fullName":"Anna Beispiel","street":"Domstraße","houseNumber":"14 Hinterhaus","postalCode":"97070","city":"Würzburg","country":"DE"}',
  'standard', 'standard', 'Paket', 495, 19, false, NULL, 'transfer', 9485, 1514, '2026-01', 'physical', until::date
FROM (VALUES
  ('00000000-0000-4000-8000-000000000011', 'AAAA-AAA1', 'u-anna', 'key-1', 'inReview', '2026-03-05 08:00:30+01', 'Anna Beispiel', 'anna@example.org', NULL),
  ('00000000-0000-4000-8000-000000000012', 'AAAA-AAA2', 'u-ben', NULL, 'requested', '2026-03-06 08:00+01', 'Ben Muster', 'ben@example.org', NULL),
  ('00000000-0000-4000-8000-000000000013', 'AAAA-AAA3', NULL, NULL, 'completed', '2026-02-01 08:00:20+01', 'Ehemals Patient', 'gone@example.org', '2036-12-31')
) AS old (id, code, user_id, key, status, at, name, email, until);
INSERT INTO order_lines (order_id, position, product_id, slug, name, manufacturer, product_type, unit, quantity, price_cents, total_cents, vat_percent)
SELECT id, 1, '00000000-0000-4000-8000-0000000000b1', 'beispiel-20-1', 'Beispiel 20/1', 'Musterwerk', 'bud', 'gram', 10, 899, 8990, 19 FROM orders;
INSERT INTO order_events (order_id, at, by, what, status, hash)
SELECT id, created_at, 'patient', 'requested', 'requested', 'hash of ' || code FROM orders;
INSERT INTO prescription_files (key, user_id, file_name, content_type, size_bytes, created_at, form_expires_at, stored_at, media_type, order_id) VALUES
  ('rx/1', 'u-anna', 'Rezept.pdf', 'application/pdf', 1234, '2026-03-05 07:59+01', '2026-03-05 08:14+01', '2026-03-05 07:59:30+01', 'application/pdf', '00000000-0000-4000-8000-000000000011');
INSERT INTO invoices (order_id, number, kind, issued_at, content, pdf) VALUES
  ('00000000-0000-4000-8000-000000000013', '2026-000001', 'invoice', '2026-02-03 10:00+01', '{"totalCents":9485}', '\x255044462d');
INSERT INTO number_series (name, last) VALUES ('invoice-2026', 1);
INSERT INTO withdrawals (received_at, full_name, order_code, email, scope, order_id) VALUES
  ('2026-02-10 10:00+01', 'Ehemals Patient', 'AAAA-AAA3', 'gone@example.org', 'all', '00000000-0000-4000-8000-000000000013');

INSERT INTO shipping_rates (id, type, name, price_cents, vat_percent, is_external, position) VALUES ('standard', 'standard', 'Paket', 495, 19, false, 1);
INSERT INTO delivery_rules (valid_from, product_type, delivery_mode, is_allowed, reason_de, reason_en, source) VALUES
  ('2026-01-01', 'bud', 'standard', true, 'erlaubt', 'allowed', 'test');
INSERT INTO outbox (kind, sealed_mail, created_at, due_at) VALUES ('orderReceived', '\x00', '2026-03-05 08:00:30+01', '2026-03-05 08:00:30+01');
INSERT INTO counters (key, count, resets_at) VALUES ('code-requests:anna', 2, '2026-03-05 09:00+01');
INSERT INTO editors (id, username, password_hash) VALUES ('00000000-0000-4000-8000-0000000000f1', 'redaktion', 'scrypt$hash');
INSERT INTO editor_sessions (token_hash, editor_id, created_at, last_used_at) VALUES
  ('hash', '00000000-0000-4000-8000-0000000000f1', '2026-03-05 08:00+01', '2026-03-05 08:10+01');
INSERT INTO content_revisions (path, content, media_type, change, saved_at) VALUES
  ('faq/faq.de.md', '# Fragen', 'text/markdown', 'saved', '2026-03-01 08:00+01');
INSERT INTO content_files (path, revision_id) SELECT path, id FROM content_revisions;
INSERT INTO content_redirects (from_path, to_path) VALUES ('blog/blog_de/alt.md', 'blog/blog_de/neu.md');
