import { type AccountFault, bicFault, compact, ibanFault } from './bank-account.ts';
import { type BooksSettings, booksFaults } from './books-settings.ts';
import { type Closure, closureFault } from './closure.ts';
import type { OwnPoint } from './desk/checklist.ts';
import type { WorkingDays } from './desk/working-days.ts';
import type { MailWordings } from './mail-wordings.ts';
import type { OrderingSettings } from './ordering-settings.ts';
import { ownPointFaults } from './own-points.ts';
import type { PackingSettings } from './packing-settings.ts';
import { type QuestionTemplates, questionIds, templateFault } from './question-templates.ts';
import type { PharmacyDetails, ShopConfig } from './shop-config.ts';

/** What can be set at the desk, by the name of its row; for everything else config.json alone has the word. */
export interface Settings {
  contact: { phone: string; email: string } & Pick<
    PharmacyDetails,
    'openingHours' | 'openingHoursEn' | 'advisoryHours' | 'advisoryHoursEn'
  >;
  /** Where money goes, and under whose number it is taxed: both are changed by two leads. */
  bank: Pick<PharmacyDetails, 'bankName' | 'iban' | 'bic' | 'vatId'>;
  books: BooksSettings;
  calendar: WorkingDays;
  closures: { entries: Closure[] };
  ordering: OrderingSettings;
  packing: PackingSettings;
  catalogue: { isPublic: boolean } & Pick<ShopConfig, 'practiceSends'>;
  questions: QuestionTemplates;
  mails: MailWordings;
  checklist: { points: OwnPoint[] };
}

export type SettingName = keyof Settings;

export const settingNames = [
  'contact',
  'bank',
  'books',
  'calendar',
  'closures',
  'ordering',
  'packing',
  'catalogue',
  'questions',
  'mails',
  'checklist',
] as const satisfies readonly SettingName[];

/** What keeps a value from being saved, and where it stands. */
export interface SettingFault {
  field: string;
  reason:
    | AccountFault
    | ('missing' | 'order' | 'unknownPlaceholder' | 'brokenPlaceholder' | 'missingPlaceholder' | 'tag' | 'link')
    | ('twice' | 'tooMany');
  /** The placeholder as it was typed, and which character of the text it begins at. */
  name?: string;
  at?: number;
}

/** Asked where something is typed, and again by the call: what every field says for itself is checked before. */
export const settingFaults: { [Name in SettingName]: (value: Settings[Name]) => SettingFault[] } = {
  contact: ({ openingHours, openingHoursEn, advisoryHours, advisoryHoursEn }) => [
    ...(openingHours === '' && openingHoursEn !== '' ? [missing('openingHours')] : []),
    ...(advisoryHours === '' && advisoryHoursEn !== '' ? [missing('advisoryHours')] : []),
  ],
  bank: ({ bankName, iban, bic }) => {
    if (compact(iban) === '') return bankName === '' && compact(bic) === '' ? [] : [missing('iban')];
    const wrongIban = ibanFault(iban);
    if (wrongIban) return [{ field: 'iban', reason: wrongIban }];
    const wrongBic = compact(bic) === '' ? null : bicFault(bic, iban);
    return wrongBic ? [{ field: 'bic', reason: wrongBic }] : [];
  },
  books: booksFaults,
  calendar: ({ closures }) =>
    closures.flatMap((closure, index) => {
      const [first = '', last = first] = closure.split('/');
      return last < first ? [{ field: `closures.${index}`, reason: 'order' as const }] : [];
    }),
  closures: ({ entries }) =>
    entries.flatMap((closure, index) => {
      const fault = closureFault(closure);
      return fault ? [{ field: `entries.${index}.${fault.field}`, reason: fault.reason }] : [];
    }),
  ordering: ({ reminderDays, answerDays, paymentReminderDays, paymentDays }) => [
    ...(reminderDays < answerDays ? [] : [outOfOrder('answerDays')]),
    ...(paymentReminderDays < paymentDays ? [] : [outOfOrder('paymentDays')]),
  ],
  packing: ({ pickupReminderDays, pickupDays }) => (pickupReminderDays < pickupDays ? [] : [outOfOrder('pickupDays')]),
  catalogue: () => [],
  questions: (templates) =>
    questionIds.flatMap((id) =>
      (['de', 'en'] as const).flatMap((language) => {
        const fault = templateFault(templates[id]?.[language] ?? '');
        return fault ? [{ field: `${id}.${language}`, ...fault }] : [];
      }),
    ),
  // Only the server knows the sentences; what is typed is checked with each preview.
  mails: () => [],
  checklist: ({ points }) => ownPointFaults(points),
};

function missing(field: string): SettingFault {
  return { field, reason: 'missing' };
}

function outOfOrder(field: string): SettingFault {
  return { field, reason: 'order' };
}
