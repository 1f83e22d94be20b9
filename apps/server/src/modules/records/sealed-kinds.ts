import { type SQL, sql } from 'drizzle-orm';

/** Records of one table as a seal takes them in: what never changes of them, in one text. */
export interface SealedKind {
  name: string;
  /** Rows with `key`, `at` and `content`; with `order_id` where `isOfOrder`. */
  rows: SQL;
  /** They may rightly appear with a time that was sealed already, so a new one with an old time means nothing. */
  isLate: boolean;
  /** They come late only with something that happened to an order, which its record tells. */
  isOfOrder: boolean;
}

interface Described {
  key?: string;
  at: string;
  /** In SQL. Times are told in UTC, because JSON would tell them in the time zone of the connection. */
  content: string;
  /** A JSON array that came later; empty for rows from before, whose seals stay as they are. */
  more?: string;
  from?: string;
  isLate?: boolean;
  order?: string;
}

const utc = (column: string) => `${column} at time zone 'UTC'`;
const done = `by_staff_id, by_name, ${utc('at')}`;

/**
 * What is on record outside the journal. Columns that change in the daily work (the status of an order, when a parcel
 * arrived) and names that a person may have corrected are left out; what happened to them is in the journal.
 */
const described: Record<string, Described> = {
  orders: {
    at: 'created_at',
    content: `id, code, ${utc('created_at')}, cart_version`,
  },
  // The lines of an order may be lowered until it is over.
  order_lines: {
    key: 'id',
    at: 'created_at',
    content: `id, status, total_cents, vat_cents, shipping_cents, (
      select jsonb_agg(jsonb_build_array(l.position, l.product_id, l.name, l.pzn, l.unit, l.quantity, l.price_cents, l.vat_percent) order by l.position)
      from order_lines l where l.order_id = orders.id)`,
    from: `orders where status in ('completed', 'rejected', 'cancelled', 'expired')`,
    isLate: true,
    order: 'id',
  },
  order_amendments: {
    at: 'proposed_at',
    content: `id, order_id, ${utc('proposed_at')}, proposed_by, lines, from_total_cents, to_total_cents, to_vat_cents`,
  },
  goods_returns: {
    at: 'at',
    content: `id, order_id, lines, with_delivery, credited_cents, reason, is_here, ${done}`,
  },
  invoices: {
    at: 'issued_at',
    content: `id, number, kind, ${utc('issued_at')}, content, encode(sha256(pdf), 'hex')`,
    // Those that have no paper yet get it before the day is sealed.
    from: 'invoices where pdf is not null',
  },
  payments: { at: 'at', content: `id, order_code, kind, amount_cents, reason, ${done}` },
  bank_entries: {
    at: '(select read_at from bank_statements where id = statement_id)',
    content: 'id, booked_on, direction, amount_cents, name, iban, purpose, bank_reference, is_reversal',
  },
  stock_movements: {
    at: 'at',
    content: `id, product_id, batch_id, order_id, undoes_id, kind, batch_units, free_units, reason, witness_name, ${done}`,
    // Only goods that lie apart name it.
    more: `case when about_id is null then '[]'::jsonb else jsonb_build_array(about_id) end`,
  },
  batches: { at: 'received_at', content: `id, product_id, ${utc('received_at')}, received_by, received_by_name` },
  weighings: {
    at: 'at',
    content: `id, order_id, position, movement_id, is_product_scanned, is_batch_scanned, wanted_milli, measured_milli, lowest_milli, highest_milli, container, finding, ${done}`,
  },
  paper_prints: { at: 'at', content: `id, order_id, kind, movement_id, ${done}` },
  label_acts: {
    at: 'at',
    content: `id, order_id, kind, movement_id, position, label_version, application, reason, ${done}`,
  },
  dispatches: {
    at: 'sent_at',
    content: `id, order_id, number, way, tour_id, by_staff_id, by_name, ${utc('sent_at')}`,
  },
  recall_contacts: { at: 'at', content: `id, recall_id, order_id, way, is_reached, note, ${done}` },
  prescription_files: {
    key: 'key',
    at: 'created_at',
    content: `key, kind, media_type, size_bytes, content_hash, ${utc('created_at')}`,
    from: 'prescription_files where order_id is not null and content_hash is not null',
    isLate: true,
    order: 'order_id',
  },
  prescription_records: {
    key: `order_id || '/' || version`,
    at: 'at',
    content: `order_id, version, record, round, ${done}`,
  },
  prescription_ticks: { at: 'at', content: `id, order_id, point, is_done, tick, round, ${done}` },
  difference_answers: {
    at: 'at',
    content: `id, order_id, row_id, choice, text, round, ${done}`,
    // Sealed days from before whom and when, or the product, were noted read as they did.
    more: `case when spoken_with is null then '[]'::jsonb else
      jsonb_build_array(instructions, spoken_with, ${utc('spoken_at')}, named_day) end ||
      case when named_product is null then '[]'::jsonb else jsonb_build_array(named_product) end`,
  },
  // One that came by letter is entered later than it was received.
  withdrawals: { at: 'received_at', content: `id, ${utc('received_at')}, scope`, isLate: true },
};

export const sealedKinds: readonly SealedKind[] = Object.entries(described).map(
  ([name, { key = 'id', at, content, more, from = name, isLate = false, order = null }]) => ({
    name,
    rows: sql.raw(
      `select (${key})::text as key, ${at} as at, ${order} as order_id, (jsonb_build_array(${content})${more ? ` || (${more})` : ''})::text as content from ${from}`,
    ),
    isLate,
    isOfOrder: order !== null,
  }),
);
