insert into pending_changes (kind, subject_id, detail, proposed_at, proposed_by_name, not_confirmed_by, counts_from)
values ('release', 'packing', '{"kind": "release", "from": "always", "to": "flowers"}', '2026-11-19', 'Rita Sommer', '{}', '2026-11-20');
