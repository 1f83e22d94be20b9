import type { Unit } from '@shop/contract/quantity';
import { amounts as german } from '@shop/texts/messages/de/papers/amounts';
import { amounts as english } from '@shop/texts/messages/en/papers/amounts';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';

const words = inBothLanguages(german, english);

/** As on labels and papers: '10 g'. A unit that a row should not hold is shown as it is, so that the order can still be read. */
export function amountText({ quantity, unit }: { quantity: number; unit: Unit }, language: Language = 'de'): string {
  const say = words[language];
  return Object.hasOwn(say, unit) ? say[unit]({ quantity }) : `${quantity} ${unit}`;
}
