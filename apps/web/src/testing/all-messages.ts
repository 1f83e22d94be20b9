import { type AreaName, areas } from '#i18n/areas.ts';
import { type GermanMessages, type Locale, loadPart } from '#i18n/messages.ts';

/** Every sentence of a language, for a test that draws a component without the shop around it. */
export async function allMessages(locale: Locale): Promise<GermanMessages> {
  const parts = ['everyScreen', ...(Object.keys(areas) as AreaName[])] as const;
  const loaded = await Promise.all(parts.map((part) => loadPart(part, locale)));
  return Object.assign({}, ...loaded);
}
