INSERT INTO journal_checks (at, entries, hash) VALUES ('2026-03-14 03:00+01', 2, 'hash of a head');
