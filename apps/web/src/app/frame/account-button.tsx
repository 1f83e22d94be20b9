import { useQuery } from '@tanstack/react-query';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useTranslations } from 'use-intl';
import { mayBeSignedIn } from '#domain/session/auth-mode.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useBrowserValue } from '#ui/use-browser-value.ts';
import styles from './account-button.module.css';
import { useGreeting } from './use-greeting.ts';

interface AccountButtonProps {
  isOpen: boolean;
  onOpen: () => void;
}

/** The account's place in the header (FR-06): a guest signs in or registers here, a patient is greeted. */
export function AccountButton({ isOpen, onOpen }: AccountButtonProps) {
  const t = useTranslations('frame.account');
  const { data: session, isPending } = useQuery(sessionQuery);
  const greeting = useGreeting(session);

  const wasSignedIn = useBrowserValue(mayBeSignedIn, false);

  // Keeps the place of somebody who was signed in before, so that no word changes a moment later.
  if (isPending && wasSignedIn) return <span className={styles.kept} />;

  if (!session) {
    return (
      <Button
        variant="ghost"
        icon={<CircleUserRound />}
        className={joinClasses(styles.account, isPending && styles.unknown)}
        aria-label={t('signInLabel')}
        aria-haspopup="dialog"
        onClick={openLogin}
      >
        <span className={styles.word}>{t('signIn')}</span>
      </Button>
    );
  }

  return (
    <Button
      variant="ghost"
      icon={<CircleUserRound />}
      className={styles.account}
      aria-label={t('open', { greeting })}
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <span className={styles.word}>{greeting}</span>
    </Button>
  );
}
