import { inArray, type SQL, sql } from 'drizzle-orm';
import { adviceOnRecord } from '../prescriptions/advice-record-service.ts';
import { adviceAtCheck, adviceWords, placeWords, recipientWords, takerWords, yesOrNo } from './inspection-words.ts';

/** What an inspection asks for: a time, everything of a batch, or one order. */
export type InspectionScope =
  | { kind: 'period'; since: Date; before: Date }
  | { kind: 'batch'; batchIds: string[] }
  | { kind: 'order'; orderId: string };

interface InspectionTable {
  name: string;
  columns: string[];
  /** Rows with `sort`, which is unique, and `cells`, texts in the order of the columns. */
  rows: (scope: InspectionScope) => SQL;
}

/** The ids of the orders that something happened to within the scope. */
export function ordersInScope(scope: InspectionScope): SQL {
  if (scope.kind === 'order') return sql`select ${scope.orderId}::uuid`;
  if (scope.kind === 'batch') {
    return sql`select order_id from stock_movements where ${inArray(sql`batch_id`, scope.batchIds)} and order_id is not null`;
  }
  return sql`select order_id from order_events where ${within(sql`at`, scope)}`;
}

function within(column: SQL, { since, before }: { since: Date; before: Date }): SQL {
  return sql`${column} >= ${since.toISOString()} and ${column} < ${before.toISOString()}`;
}

function movementsIn(scope: InspectionScope): SQL {
  if (scope.kind === 'batch') return inArray(sql`m.batch_id`, scope.batchIds);
  if (scope.kind === 'order') return sql`m.order_id = ${scope.orderId}`;
  return within(sql`m.at`, scope);
}

/** In German time, which is what a log on paper would have. */
const time = (column: string) => sql.raw(`to_char(${column} at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI:SS')`);
const cells = (...values: SQL[]) =>
  sql`array[${sql.join(
    values.map((value) => sql`coalesce((${value})::text, '')`),
    sql`, `,
  )}] as cells`;
const column = (name: string) => sql.raw(name);
const columns = (names: string) => names.split(' ').map(column);

/** What was filled for it and not taken back. */
const batchesOfOrder = sql`(select string_agg(distinct b.number, ', ' order by b.number)
  from stock_movements m join batches b on b.id = m.batch_id
  where m.order_id = o.id and m.kind = 'dispensed'
    and not exists (select 1 from stock_movements back where back.undoes_id = m.id))`;

/** Of filled goods, which lay outside of their batch when they were set aside, packed again or destroyed. */
const filledUnits = sql`(select -filled.batch_units from stock_movements filled
  where filled.id = coalesce(m.about_id, case when m.kind = 'destroyed' then m.undoes_id end))`;

export const inspectionTables: readonly InspectionTable[] = [
  {
    name: 'bestellungen',
    columns: [
      'Bestellung',
      'Eingang',
      'Status',
      'Patient',
      'Geburtstag',
      'Rezept',
      'Rezept geprüft',
      'Original da',
      'Summe in Cent',
      'Original gekennzeichnet',
      'Verbleib des Originals',
      'Lieferung unter anderem Namen',
    ],
    rows: (scope) =>
      sql`select o.id::text as sort, ${cells(
        column('o.code'),
        time('o.created_at'),
        ...columns('o.status o.patient_name o.birth_date o.prescription_format'),
        time('o.prescription_verified_at'),
        time('o.original_received_at'),
        column('o.total_cents'),
        time('o.original_marked_at'),
        placeWords,
        recipientWords,
      )} from orders o where o.id in (${ordersInScope(scope)})`,
  },
  {
    name: 'positionen',
    columns: ['Bestellung', 'Position', 'Produkt', 'PZN', 'Menge', 'Einheit'],
    rows: (scope) =>
      sql`select l.order_id || '/' || lpad(l.position::text, 6, '0') as sort, ${cells(
        ...columns('o.code l.position l.name l.pzn l.quantity l.unit'),
      )} from order_lines l join orders o on o.id = l.order_id where l.order_id in (${ordersInScope(scope)})`,
  },
  {
    name: 'bestellungen-verlauf',
    columns: ['Bestellung', 'Zeit', 'Von', 'Name', 'Was', 'Status', 'Prüfsumme'],
    rows: (scope) =>
      sql`select e.order_id || '/' || lpad(e.id::text, 12, '0') as sort, ${cells(
        column('o.code'),
        time('e.at'),
        ...columns('e.by e.by_name e.what e.status e.hash'),
      )} from order_events e join orders o on o.id = e.order_id where e.order_id in (${ordersInScope(scope)})`,
  },
  {
    name: 'rezeptpruefung',
    // A point of the pharmacy is told in the words of then: they may have changed, or it may be gone.
    columns: ['Bestellung', 'Zeit', 'Name', 'Durchgang', 'Punkt', 'Wortlaut', 'Abgehakt', 'Beratung'],
    rows: (scope) =>
      sql`select lpad(t.id::text, 12, '0') as sort, ${cells(
        column('o.code'),
        time('t.at'),
        ...columns("t.by_name t.round t.point t.tick->>'de'"),
        yesOrNo('t.is_done'),
        adviceAtCheck,
      )} from prescription_ticks t join orders o on o.id = t.order_id where t.order_id in (${ordersInScope(scope)})`,
  },
  {
    name: 'bestand',
    columns: [
      'Nummer',
      'Zeit',
      'Produkt',
      'Charge',
      'Art',
      'Menge',
      'Abgefüllt',
      'Bestellung',
      'Name',
      'Zeuge',
      'Grund',
    ],
    rows: (scope) => sql`select lpad(m.id::text, 12, '0') as sort, ${cells(
      column('m.id'),
      time('m.at'),
      ...columns('p.title b.number m.kind m.batch_units'),
      filledUnits,
      ...columns('o.code m.by_name m.witness_name m.reason'),
    )} from stock_movements m join products p on p.id = m.product_id left join batches b on b.id = m.batch_id
      left join orders o on o.id = m.order_id where ${movementsIn(scope)}`,
  },
  {
    name: 'chargen',
    columns: [
      'Charge',
      'Produkt',
      'Zustand',
      'Lieferant',
      'Lieferschein',
      'Eingang',
      'Angenommen von',
      'Verwendbar bis',
      'Prüfnummer',
      'Identität geprüft',
      'Freigegeben',
      'Freigegeben von',
    ],
    rows: (scope) => sql`select b.id::text as sort, ${cells(
      ...columns('b.number p.title b.state b.supplier b.delivery_note'),
      time('b.received_at'),
      ...columns('b.received_by_name b.expires_on b.test_number b.identity_test'),
      time('b.released_at'),
      column('b.released_by_name'),
    )} from batches b join products p on p.id = b.product_id
      where b.id in (select m.batch_id from stock_movements m where ${movementsIn(scope)})`,
  },
  {
    name: 'herstellung',
    columns: [
      'Bestellung',
      'Position',
      'Zeit',
      'Name',
      'Soll in Tausendsteln',
      'Ist in Tausendsteln',
      'Von',
      'Bis',
      'Gefäß',
      'Auffällig',
      'Produkt gescannt',
      'Charge gescannt',
      'Charge',
      'Zurückgenommen',
    ],
    rows: (scope) =>
      sql`select lpad(w.id::text, 12, '0') as sort, ${cells(
        ...columns('o.code w.position'),
        time('w.at'),
        ...columns(
          'w.by_name w.wanted_milli w.measured_milli w.lowest_milli w.highest_milli w.container w.finding w.is_product_scanned w.is_batch_scanned b.number',
        ),
        time('back.at'),
      )} from weighings w join orders o on o.id = w.order_id join stock_movements m on m.id = w.movement_id
        left join batches b on b.id = m.batch_id left join stock_movements back on back.undoes_id = m.id where w.order_id in (${ordersInScope(scope)})`,
  },
  {
    name: 'uebergaben',
    columns: [
      'Bestellung',
      'Nummer',
      'Weg',
      'Aus dem Haus',
      'Von',
      'Ausgang',
      'Ende',
      'An',
      'Ausweis gesehen',
      'Ausweis von',
      'Beratung',
      'Beratung eingetragen von',
      'Beratung am',
      'Chargen',
    ],
    rows: (scope) =>
      sql`select d.id::text as sort, ${cells(
        ...columns('o.code d.number d.way'),
        time('d.sent_at'),
        ...columns('d.by_name d.outcome'),
        time('d.ended_at'),
        ...columns('d.recipient d.is_identity_seen'),
        takerWords,
        adviceWords,
        column('coalesce(a.by_name, d.advised_by)'),
        time('coalesce(a.at, case when d.advised_by is not null then d.ended_at end)'),
        batchesOfOrder,
      )} from dispatches d join orders o on o.id = d.order_id
        left join (${adviceOnRecord(ordersInScope(scope))}) a on a.order_id = o.id where d.order_id in (${ordersInScope(scope)})`,
  },
  {
    name: 'siegel',
    columns: ['Nummer', 'Tag', 'Geschlossen', 'Von', 'Einträge bis', 'Prüfsumme der Kette', 'Prüfsumme'],
    rows: () =>
      sql`select lpad(s.number::text, 8, '0') as sort, ${cells(
        ...columns('s.number s.day'),
        time('s.sealed_at'),
        ...columns('s.by_name s.journal_position s.journal_hash s.hash'),
      )} from seals s`,
  },
];
