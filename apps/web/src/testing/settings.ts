import type { AllSettings } from '@shop/contract/desk/settings';
import { defaultShopConfig } from '@shop/contract/shop-config';

const first = { version: 0, changedAt: null, changedByName: null };
const question = { de: 'Bitte prüfen Sie das.', en: 'Please check this.' };
const { phone, email, pharmacy, ordering, packing, books } = defaultShopConfig;
const { openingHours, openingHoursEn, advisoryHours, advisoryHoursEn } = pharmacy;

/** What the settings of the desk are before anybody has changed them. */
export const firstSettings: AllSettings = {
  contact: { ...first, value: { phone, email, openingHours, openingHoursEn, advisoryHours, advisoryHoursEn } },
  bank: { ...first, value: { bankName: 'Demobank', iban: 'DE36000000000000000000', bic: '', vatId: 'DE999999999' } },
  books: { ...first, value: books },
  calendar: { ...first, value: { state: 'BY', communityHolidays: ['assumption'], closures: ['2026-12-24'] } },
  closures: { ...first, value: { entries: [] } },
  ordering: { ...first, value: ordering },
  packing: { ...first, value: packing },
  catalogue: { ...first, value: { isPublic: true, practiceSends: false } },
  questions: { ...first, value: {} },
  mails: { ...first, value: {} },
  checklist: { ...first, value: { points: [] } },
  pending: [],
  questionsGiven: {
    ...{ photo: question, amount: question, product: question, instructions: question },
    ...{ person: question, original: question, advice: question },
  },
};
