INSERT INTO prescription_ticks (order_id, point, is_done, tick, round, at, by_name, by_staff_id) VALUES
  ('00000000-0000-4000-8000-000000000011', 'own:3f9a1c20', true, '{"check":"own","isDone":true,"point":"3f9a1c20","de":"Kühlkette geklärt","en":"Cold chain settled","stage":"confirm"}', 1, '2026-04-02 08:01+01', 'Lena Leitung', '00000000-0000-4000-8000-000000001301');
