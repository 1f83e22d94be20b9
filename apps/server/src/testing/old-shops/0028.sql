INSERT INTO waitlist_entries (user_id, product_id, joined_at) VALUES ('u-ben', '00000000-0000-4000-8000-0000000000b1', '2026-03-25 08:00+01');
