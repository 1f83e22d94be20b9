UPDATE orders SET withdrawal_declared_at = '2026-02-10 10:00+01' WHERE code = 'AAAA-AAA3';
