import { emailLimit } from '@shop/contract/form-limits';

/** Coarse on purpose: the mail that arrives, or does not, is the check. */
export function looksLikeEmail(text: string): boolean {
  return text.length <= emailLimit && /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
}
