import { useTranslations } from 'use-intl';
import type { ShownLine } from './use-cart.ts';

/** What a line is called; after a reload nobody knows the name of what waits on this device. */
export function useLineName({ name }: Pick<ShownLine, 'name'>): string {
  const t = useTranslations('cart.line');
  return name ?? t('unnamed');
}
