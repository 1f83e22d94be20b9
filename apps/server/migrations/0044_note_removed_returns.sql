-- Goods that were taken back are sealed with the day; one that goes with its order by retention is not missed (0037).
CREATE TRIGGER goods_returns_removal_noted AFTER DELETE ON goods_returns FOR EACH ROW EXECUTE FUNCTION note_removed_record('id');
