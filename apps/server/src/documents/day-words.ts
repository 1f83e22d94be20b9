import type { OpenEndKind } from '@shop/contract/desk/day-words';
import type { Lane } from '@shop/contract/desk/lane';
import { deskJournal } from '@shop/texts/messages/de/screens/desk-journal';
import { deskTools } from '@shop/texts/messages/de/screens/desk-tools';

/** The words of the day list and of exports for those who inspect the pharmacy. In German, as they go into its folders. */
export const dayWords = {
  title: (day: string) => `Tagesliste ${day}`,
  open: 'Der Tag ist noch nicht abgeschlossen.',
  sealed: ({ number, by }: { number: number; by: string }) => `Abgeschlossen von ${by}, Siegel ${number}`,
  mark: (mark: string) => `Prüfzeile ${mark}`,
  signature: 'Datum, Unterschrift',
  isSealed: 'im Siegel',
  notSealed: 'noch nicht versiegelt',
  invoices: {
    columns: [
      'Nummer',
      'Art',
      'Zu Rechnung',
      'Datum',
      'Leistung',
      'Bestellung',
      'USt %',
      'Netto',
      'USt',
      'Brutto',
      'Datei',
    ],
    kinds: { invoice: 'Rechnung', cancellation: 'Storno', correction: 'Rechnungskorrektur' },
  },
  manifest: ['Datei', 'SHA-256'],
  columns: { what: 'Was', count: 'Anzahl', names: 'Welche, warum' },
  refundsDue: 'Erstattungen offen',
  youngReleases: 'Freigaben von Zugängen jünger als 7 Tage',
  paidAtTill: 'Heute an der Kasse bezahlt',
  receipt: ({ code, receipt }: { code: string; receipt: string }) => `${code}: Bon ${receipt}`,
  openEnds: {
    overdueOrders: 'Frist überschritten',
    unreleasedOrders: 'Abgefüllt, nicht freigegeben',
    ordersOnTour: 'Mit dem Boten unterwegs',
    unmatchedPayments: 'Zahlungen ohne Bestellung',
    shortProducts: 'Zu wenig im Bestand',
  } satisfies Record<OpenEndKind, string>,
  lanes: deskTools.lanes satisfies Record<Lane, string>,
  kinds: {
    ...deskJournal.day.kinds,
    order_lines: 'Beendete Bestellungen mit Positionen',
    recall_contacts: 'Gespräche wegen Rückrufen',
  } as Record<string, string>,
} as const;
