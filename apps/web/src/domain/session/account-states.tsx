import CloudOff from 'lucide-react/icons/cloud-off';
import RotateCw from 'lucide-react/icons/rotate-cw';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isUnauthorized } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Prompt } from '#ui/prompt.tsx';
import { openLogin } from './login-dialog.ts';

/** What a screen for patients shows while it cannot show the patient's own data: checkout, orders, profile. */

interface LoadingStateProps {
  /** Read out; those who see it see the skeletons. */
  text: string;
  className?: string | undefined;
  /** Skeletons in the shape of what is to come. */
  children: ReactNode;
}

export function LoadingState({ text, className, children }: LoadingStateProps) {
  return (
    <div aria-busy="true" className={className}>
      <p className="visually-hidden" role="status">
        {text}
      </p>
      {children}
    </div>
  );
}

interface AccountPromptProps extends Omit<ComponentProps<typeof Prompt>, 'children'> {
  /** What the way on is called, where the screen has a word of its own for it. */
  label?: string;
}

export function SignInPrompt({ label, ...prompt }: AccountPromptProps) {
  return (
    <Prompt {...prompt}>
      <SignInButton label={label} />
    </Prompt>
  );
}

/** Signed in, but the pharmacy does not know yet who that is. */
export function RegisterPrompt({ label, ...prompt }: AccountPromptProps) {
  const t = useTranslations('account');
  return (
    <Prompt {...prompt}>
      <ButtonLink variant="primary" to={linkTo('Register')}>
        {label ?? t('toRegistration')}
      </ButtonLink>
    </Prompt>
  );
}

export function SignInButton({ label }: { label?: string | undefined }) {
  const t = useTranslations('account');
  return (
    <Button variant="primary" aria-haspopup="dialog" onClick={openLogin}>
      {label ?? t('signIn')}
    </Button>
  );
}

interface LoadFailedProps {
  error: unknown;
  isLoading: boolean;
  onReload: () => void;
  signInLabel?: string;
  reloadLabel?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Offers another attempt, and the sign-in where that is what is missing. */
export function LoadFailed({ error, isLoading, onReload, children, className, ...labels }: LoadFailedProps) {
  const t = useTranslations('account');
  return (
    <Notice
      tone="danger"
      icon={<CloudOff aria-hidden="true" />}
      isAlert
      className={className}
      actions={
        <>
          {isUnauthorized(error) && <SignInButton label={labels.signInLabel} />}
          <Button icon={<RotateCw />} isBusy={isLoading} onClick={onReload}>
            {labels.reloadLabel ?? t('retry')}
          </Button>
        </>
      }
    >
      {children}
    </Notice>
  );
}
