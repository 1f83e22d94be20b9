import { dispatchWorkingDays } from '@shop/contract/desk/deadline';
import { privateMonths, statutoryDays } from '@shop/contract/desk/prescription-validity';
import { mostPrescriptionBytes, prescriptionFileTypes } from '@shop/contract/prescription-file';
import type { ShopConfig } from '@shop/contract/shop-config';
import { periods as german } from '@shop/texts/messages/de/pages/periods';
import { periods as english } from '@shop/texts/messages/en/pages/periods';
import { inBothLanguages } from '@shop/texts/messages/message-compiler';
import { periods } from '../../retention.ts';
import { adultYears } from '../identity/onboarding-service.ts';
import type { Language } from './content-paths.ts';

const words = inBothLanguages(german, english);

/** The numbers that texts name: from the constants and settings that the code itself keeps to. */
export function shopFigures({ ordering }: ShopConfig, language: Language): Record<string, string> {
  const { holdHours, holdHoursWithFile, mostOpenOrders, mostGrams, mostMilliliters } = ordering;
  const counted = {
    ...periods,
    adultYears,
    dispatchWorkingDays,
    privatePrescriptionMonths: privateMonths,
    statutoryPrescriptionDays: statutoryDays,
    mostOpenOrders,
    mostGrams,
    mostMilliliters,
  };
  return {
    ...Object.fromEntries(Object.entries(counted).map(([name, figure]) => [name, String(figure)])),
    fileTypes: new Intl.ListFormat(language, { type: 'disjunction' }).format(Object.keys(prescriptionFileTypes)),
    maxFileMb: String(mostPrescriptionBytes / 1024 / 1024),
    holdWithoutFile: spanOf(holdHours, language),
    holdWithFile: spanOf(holdHoursWithFile, language),
  };
}

/** Whole days as days, anything else as hours: '3 Tage', '60 Stunden'. */
function spanOf(hours: number, language: Language): string {
  const { days, hours: inHours } = words[language];
  return hours % 24 === 0 ? days({ count: hours / 24 }) : inHours({ count: hours });
}
