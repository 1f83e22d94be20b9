import { isBooks } from '@shop/contract/books-settings';
import { closedDays, isClosures } from '@shop/contract/closure';
import { isWorkingDays } from '@shop/contract/desk/working-days';
import { isMailWordings } from '@shop/contract/mail-wordings';
import { isOrdering } from '@shop/contract/ordering-settings';
import { isOwnPoints } from '@shop/contract/own-points';
import { isPacking } from '@shop/contract/packing-settings';
import { isQuestions } from '@shop/contract/question-templates';
import { type SettingName, type Settings, settingNames } from '@shop/contract/settings';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { SettingRow } from '../../db/schema/settings.ts';

/** What config.json says about each setting: the first value. */
function firstValues(config: ShopConfig): Settings {
  const { pharmacy, phone, email } = config;
  const { openingHours, openingHoursEn, advisoryHours, advisoryHoursEn, bankName, iban, bic, vatId } = pharmacy;
  return {
    contact: { phone, email, openingHours, openingHoursEn, advisoryHours, advisoryHoursEn },
    bank: { bankName, iban, bic, vatId },
    books: config.books,
    calendar: config.workingDays,
    closures: { entries: config.closures },
    ordering: config.ordering,
    packing: config.packing,
    catalogue: { isPublic: config.cataloguePublic, practiceSends: config.practiceSends },
    questions: config.questions,
    mails: config.mails,
    checklist: { points: config.checklist },
  };
}

/**
 * With what was set at the desk, which wins. A value that an earlier or later version of the shop has written and this one
 * cannot use is passed over, as a slip in config.json is; one that lacks a field takes it from the first value.
 */
export function settingsOf(config: ShopConfig, rows: readonly SettingRow[]): Settings {
  const values = firstValues(config);
  for (const { name, value } of rows) {
    if (!isSettingName(name) || !isUsable[name](value)) continue;
    const isWhole = ['questions', 'mails', 'closures', 'checklist'].includes(name);
    Object.assign(values, { [name]: isWhole ? value : { ...values[name], ...value } });
  }
  return values;
}

/** The config as it counts now. */
export function effectiveConfig(config: ShopConfig, rows: readonly SettingRow[]): ShopConfig {
  const values = settingsOf(config, rows);
  const { contact, bank, books, calendar, closures, ordering, packing, catalogue, questions, mails } = values;
  const { phone, email, ...hours } = contact;
  return {
    ...config,
    phone,
    email,
    pharmacy: { ...config.pharmacy, ...hours, ...bank },
    // A closure that patients are told of is one that deadlines skip.
    workingDays: { ...calendar, closures: [...calendar.closures, ...closures.entries.map(closedDays)] },
    closures: closures.entries,
    ordering,
    packing,
    books,
    cataloguePublic: catalogue.isPublic,
    practiceSends: catalogue.practiceSends,
    questions,
    mails,
    checklist: values.checklist.points,
  };
}

function isSettingName(name: string): name is SettingName {
  return (settingNames as readonly string[]).includes(name);
}

type Fields = Record<string, unknown>;

const isUsable: { [Name in SettingName]: (value: unknown) => value is Fields } = {
  contact: (value): value is Fields => hasTexts(value, ['phone', 'email', 'openingHours', 'advisoryHours']),
  bank: (value): value is Fields => hasTexts(value, ['bankName', 'iban', 'bic']),
  books: (value): value is Fields => isBooks(value),
  calendar: (value): value is Fields => isWorkingDays(value),
  closures: (value): value is Fields => isClosures((value as Settings['closures'] | null)?.entries),
  ordering: (value): value is Fields => isOrdering(value),
  packing: (value): value is Fields => isPacking(value),
  catalogue: (value): value is Fields => typeof (value as Settings['catalogue'] | null)?.isPublic === 'boolean',
  questions: (value): value is Fields => isQuestions(value),
  mails: (value): value is Fields => isMailWordings(value),
  checklist: (value): value is Fields => isOwnPoints((value as Settings['checklist'] | null)?.points),
};

function hasTexts(value: unknown, names: string[]): boolean {
  return names.every((name) => typeof (value as Fields | null)?.[name] === 'string');
}
