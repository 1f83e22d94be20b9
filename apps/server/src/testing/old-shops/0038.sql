INSERT INTO privacy_requests (kind, channel, received_on, due_on, identity_how, person_name, email, language, entered_at, entered_by_name) VALUES
  ('copy', 'letter', '2026-03-27', '2026-04-27', 'Ausweis am Tresen', 'Ida Ihlow', 'ida@post.example', 'de', '2026-03-27 18:30+01', 'Lena Leitung');
