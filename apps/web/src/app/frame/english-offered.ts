import { readStored } from '#lib/storage.ts';

/** Whether English is offered: nobody has chosen a language here yet, and the first one we speak that the browser asks for is English. */
export function isEnglishOffered(): boolean {
  const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en');
  return first === 'en' && readStored('locale') === null;
}
