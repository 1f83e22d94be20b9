UPDATE outbox SET held_by = 'recipient', held_since = '2026-03-05 08:02+01', refusal = '550 no such mailbox', order_id = '00000000-0000-4000-8000-000000000011';
UPDATE withdrawals SET language = 'en', is_proven = true, receipted_at = '2026-02-10 10:00+01', noted_at = NULL;
UPDATE editors SET environment_password_hash = 'scrypt$other';
