INSERT INTO goods_returns (order_id, at, by_staff_id, by_name, lines, with_delivery, credited_cents, reason, is_here)
SELECT orders.id, '2026-04-02 10:00+02', staff.id, staff.name, '[1]', false, 100, 'Die Dose war beschädigt.', true
FROM orders, staff ORDER BY orders.code, staff.id LIMIT 1;
