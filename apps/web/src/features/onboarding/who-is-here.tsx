import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { useTranslations } from 'use-intl';
import type { Session } from '#domain/session/read-session.ts';
import { Text } from '#ui/text.tsx';
import styles from './who-is-here.module.css';

/** Undefined until it is known, null for nobody. */
export type KnownSession = Session | null | undefined;

/** As whom the person registers. */
export function WhoIsHere({ session }: { session: KnownSession }) {
  const t = useTranslations('onboarding');
  return (
    <Text size="small" className={styles.who} role="status">
      {session && (
        <>
          <CircleCheck className={styles.signedIn} aria-hidden="true" />
          <span>{session.email ? t('signedInAs', { email: session.email }) : t('signedIn')}</span>
        </>
      )}
      {session === null && (
        <>
          <Info aria-hidden="true" />
          <span>{t('notSignedIn')}</span>
        </>
      )}
    </Text>
  );
}
