import type { ShopConfig } from '@shop/contract/shop-config';

/** Short, and another one for another config: a page that was drawn with another one must not be taken over. */
export function configMark(config: ShopConfig): string {
  let mark = 0;
  for (const character of JSON.stringify(config)) mark = (Math.imul(mark, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (mark >>> 0).toString(36);
}
