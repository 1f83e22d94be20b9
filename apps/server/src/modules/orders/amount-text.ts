import type { Unit } from '@shop/contract/quantity';
import { amounts as german } from '@shop/texts/messages/de/papers/amounts';
import { amounts as english } from '@shop/texts/messages/en/papers/amounts';
import { inBothLanguages, type Language } from '@shop/texts/messages/spoken';

const words = inBothLanguages(german, english);

/** As on labels and papers: '10 g'. */
export function amountText({ quantity, unit }: { quantity: number; unit: Unit }, language: Language = 'de'): string {
  return words[language][unit]({ quantity });
}
