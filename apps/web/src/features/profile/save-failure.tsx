import CircleAlert from 'lucide-react/icons/circle-alert';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#lib/api-error.ts';
import { useErrorText } from '#lib/use-error-text.ts';
import styles from './profile-form.module.css';
import { isSessionOver } from './use-save.ts';

/** Refusals that tell what can be done; anything else is only hoped to pass (PR-03). */
const helpful = new Set(['TooManyAddresses', 'TooManyRequests', 'InvalidInput', 'Unreachable']);

/** Above the form whose change was not saved. It takes the focus, unless the sign-in opens above it. */
export function SaveFailure({ error }: { error: unknown }) {
  const t = useTranslations('profile');
  const errorText = useErrorText();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (error && !isSessionOver(error)) box.current?.focus();
  }, [error]);

  if (!error) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.failure}>
      <CircleAlert aria-hidden="true" />
      <p>
        <b>{t('saveFailed')}</b>
        {error instanceof ApiError && helpful.has(error.id) && <> {errorText(error)}</>}
      </p>
    </div>
  );
}
