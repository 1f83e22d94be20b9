UPDATE consents SET withdrawn_at = '2026-03-11 08:00+01', settled_at = NULL WHERE id = '00000000-0000-4000-8000-0000000000e1';
UPDATE prescription_files SET sealed_with = 'a key', pdf_findings = '{script}';
