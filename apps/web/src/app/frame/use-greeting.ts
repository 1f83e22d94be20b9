import { useTranslations } from 'use-intl';
import type { Session } from '#domain/session/read-session.ts';
import { greetingName } from './greeting-name.ts';

/** 'Guten Tag, Clara'. */
export function useGreeting(session: Session | null | undefined): string {
  const t = useTranslations('frame.account');
  const name = session ? greetingName(session) : null;
  return name ? t('greeting', { name }) : t('greetingWithoutName');
}
