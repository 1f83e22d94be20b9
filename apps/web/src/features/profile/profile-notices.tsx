import CloudOff from 'lucide-react/icons/cloud-off';
import Info from 'lucide-react/icons/info';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { isUnauthorized } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prompt } from '#ui/prompt.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './profile.module.css';

export function Loading() {
  const t = useTranslations('profile');
  return (
    <Stack gap={1} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('loading')}
      </p>
      <Columns gap={1} until={1180} className={styles.pair} aria-hidden="true">
        <Skeleton isCard height={14} />
        <Skeleton isCard height={14} />
      </Columns>
      <Skeleton isCard height={14} />
    </Stack>
  );
}

export function SignedOut() {
  const t = useTranslations('profile');
  return (
    <Prompt title={t('signInTitle')} text={t('signInText')}>
      <SignInButton>{t('signIn')}</SignInButton>
    </Prompt>
  );
}

export function NotRegistered() {
  const t = useTranslations('profile');
  return (
    <Prompt title={t('onboardingTitle')} text={t('onboardingText')}>
      <ButtonLink variant="primary" to={linkTo('Register')}>
        {t('toOnboarding')}
      </ButtonLink>
    </Prompt>
  );
}

/** The session ended, here or in another tab, with a form still open. */
export function SignedOutMeanwhile() {
  const t = useTranslations('profile');
  return (
    <Notice
      tone="info"
      icon={<Info aria-hidden="true" />}
      isAlert
      className={styles.notice}
      actions={<SignInButton>{t('signIn')}</SignInButton>}
    >
      <p>{t('signedOutMeanwhile')}</p>
    </Notice>
  );
}

interface LoadFailedProps {
  error: unknown;
  isLoading: boolean;
  onReload: () => void;
}

/** PR-02. */
export function LoadFailed({ error, isLoading, onReload }: LoadFailedProps) {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const isOver = isUnauthorized(error);
  return (
    <Notice
      tone="danger"
      icon={<CloudOff aria-hidden="true" />}
      isAlert
      className={styles.notice}
      actions={
        <>
          {isOver && <SignInButton>{t('signInAgain')}</SignInButton>}
          <Button icon={<RotateCw />} isBusy={isLoading} onClick={onReload}>
            {t('reload')}
          </Button>
        </>
      }
    >
      <p>
        <b>{t('loadFailed')}</b> {isOver ? t('unauthorized') : errorText(error)} {t('sampleInstead')}
      </p>
    </Notice>
  );
}

function SignInButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={openLogin}>
      {children}
    </Button>
  );
}
