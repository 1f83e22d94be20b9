import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';
import { useSecondsUntil } from '#ui/use-seconds-until.ts';
import styles from './login-dialog.module.css';

interface ResendCodeProps {
  waitUntilMs: number;
  isSending: boolean;
  onResend: () => void;
}

/** Always visible; while the person has to wait it counts down the seconds. */
export function ResendCode({ waitUntilMs, isSending, onResend }: ResendCodeProps) {
  const t = useTranslations('signIn');
  const seconds = useSecondsUntil(waitUntilMs);
  const time =
    seconds < 60
      ? t('seconds', { seconds: String(seconds) })
      : t('minutes', { minutes: String(Math.floor(seconds / 60)), seconds: String(seconds % 60).padStart(2, '0') });
  const mayNot = seconds > 0 || isSending;

  return (
    <LinkButton
      className={styles.resendLink}
      aria-disabled={mayNot || undefined}
      onClick={() => {
        if (!mayNot) onResend();
      }}
    >
      {seconds > 0 ? t('resendIn', { time }) : t('resend')}
    </LinkButton>
  );
}
