import { useTranslations } from 'use-intl';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { ApiError } from '#lib/api-error.ts';
import { Note } from '#ui/note.tsx';
import { retryAfterSeconds } from './use-send-code.ts';

/** A pause of half a minute between two codes is nothing to call for. */
const longestPauseSeconds = 60;

/** Whether codes or guesses are used up, so that trying once more does not help. */
export function isSpent(error: unknown): boolean {
  const seconds = retryAfterSeconds(error);
  return seconds !== null ? seconds > longestPauseSeconds : error instanceof ApiError && error.id === 'TooManyAttempts';
}

/** What else helps: somebody at the telephone, and the link in the mail. */
export function SpentHelp() {
  const t = useTranslations('signIn');
  const { phone } = useShopConfig();
  return <Note tone="info">{t.rich('spentHelp', { phone: () => <a href={dialLink(phone)}>{phone}</a> })}</Note>;
}
