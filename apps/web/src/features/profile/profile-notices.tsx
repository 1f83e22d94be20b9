import Info from 'lucide-react/icons/info';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import {
  LoadFailed,
  LoadingState,
  RegisterPrompt,
  SignInButton,
  SignInPrompt,
} from '#domain/session/account-states.tsx';
import { isUnauthorized } from '#lib/api-error.ts';
import { Columns } from '#ui/columns.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './profile.module.css';

export function Loading() {
  const t = useTranslations('profile');
  return (
    <LoadingState text={t('loading')}>
      <Stack gap={1}>
        <Columns gap={1} until={1180} className={styles.pair} aria-hidden="true">
          <Skeleton isCard height={14} />
          <Skeleton isCard height={14} />
        </Columns>
        <Skeleton isCard height={14} />
      </Stack>
    </LoadingState>
  );
}

export function SignedOut() {
  const t = useTranslations('profile');
  return <SignInPrompt title={t('signInTitle')} text={t('signInText')} />;
}

export function NotRegistered() {
  const t = useTranslations('profile');
  return <RegisterPrompt title={t('onboardingTitle')} text={t('onboardingText')} />;
}

/** The session ended, here or in another tab, with a form still open. */
export function SignedOutMeanwhile() {
  const t = useTranslations('profile');
  return (
    <Notice tone="info" icon={<Info aria-hidden="true" />} isAlert className={styles.notice} actions={<SignInButton />}>
      <p>{t('signedOutMeanwhile')}</p>
    </Notice>
  );
}

/** The pharmacy neither sees nor uses the data until the restriction ends. */
export function Restricted() {
  const t = useTranslations('profile');
  return (
    <Notice tone="info" icon={<Info aria-hidden="true" />} className={styles.notice}>
      <p>
        <b>{t('restrictedTitle')}</b> {t('restrictedText')}
      </p>
    </Notice>
  );
}

interface ProfileFailedProps {
  error: unknown;
  isLoading: boolean;
  onReload: () => void;
}

/** PR-02. */
export function ProfileFailed(failure: ProfileFailedProps) {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const reason = isUnauthorized(failure.error) ? t('unauthorized') : errorText(failure.error);
  return (
    <LoadFailed {...failure} signInLabel={t('signInAgain')} reloadLabel={t('reload')} className={styles.notice}>
      <p>
        <b>{t('loadFailed')}</b> {reason} {t('sampleInstead')}
      </p>
    </LoadFailed>
  );
}
