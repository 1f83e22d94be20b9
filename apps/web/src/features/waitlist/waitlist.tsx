import { useQuery } from '@tanstack/react-query';
import BellOff from 'lucide-react/icons/bell-off';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { LoadFailed, LoadingState, RegisterPrompt, SignInPrompt } from '#domain/session/account-states.tsx';
import type { Session } from '#domain/session/read-session.ts';
import { useWaiting } from '#domain/waitlist/use-waiting.ts';
import { waitlistQuery } from '#domain/waitlist/waitlist-query.ts';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { FailureNotice } from '#ui/notice.tsx';
import { Prompt } from '#ui/prompt.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './waitlist.module.css';
import { type WaitedFor, WaitlistRow } from './waitlist-row.tsx';

interface WaitlistProps {
  /** Undefined until it is known, or when nobody could be asked. */
  session: Session | null | undefined;
  isSessionPending: boolean;
}

/** What the patient waits for, and what has become of it. */
export function Waitlist({ session, isSessionPending }: WaitlistProps) {
  const t = useTranslations('waitlist');
  const errorText = useErrorText();
  const isRegistered = session?.onboardingCompleted !== false;
  const { data, error, isFetching, refetch } = useQuery({
    ...waitlistQuery,
    enabled: !isSessionPending && session !== null && isRegistered,
  });

  if (session === null) return <SignInPrompt title={t('signInTitle')} text={t('signInText')} />;
  if (!isRegistered) return <RegisterPrompt title={t('onboardingTitle')} text={t('onboardingText')} />;
  return (
    <>
      {error !== null && (
        <LoadFailed error={error} isLoading={isFetching} onReload={() => void refetch()}>
          <p>{t('failed', { message: errorText(error) })}</p>
        </LoadFailed>
      )}
      {!data && error === null && (
        <LoadingState text={t('loading')}>
          <Skeleton isCard height={14} />
        </LoadingState>
      )}
      {data && <Entries items={data} />}
    </>
  );
}

function Entries({ items }: { items: WaitedFor[] }) {
  const t = useTranslations('waitlist');
  const errorText = useErrorText();
  const headingId = useId();
  /** What was done last, read out. */
  const [done, setDone] = useState('');
  const { save, isSaving, error } = useWaiting((wish) => setDone(told(wish)));

  function told(wish: { join: string } | { leave: string }): string {
    const of = items.find(({ id, product }) => ('join' in wish ? product.id === wish.join : id === wish.leave));
    const title = of?.product.name ?? '';
    return t('join' in wish ? 'waits' : 'ended', { title });
  }

  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="visually-hidden" tabIndex={-1}>
        {t('list')}
      </h2>
      <p role="status" className={styles.done}>
        {done}
      </p>
      {error !== null && (
        <FailureNotice error={error} className={styles.failure}>
          <p>{errorText(error)}</p>
        </FailureNotice>
      )}
      {items.length === 0 ? (
        <Empty />
      ) : (
        <Stack as="ul" gap={0} className={styles.list}>
          {items.map((item) => (
            <WaitlistRow
              key={item.id}
              item={item}
              isBusy={isSaving}
              onAgain={() => save({ join: item.product.id })}
              onEnd={() => {
                save({ leave: item.id });
                // The button goes with its row.
                document.getElementById(headingId)?.focus();
              }}
            />
          ))}
        </Stack>
      )}
    </section>
  );
}

function Empty() {
  const t = useTranslations('waitlist.empty');
  return (
    <Prompt title={t('title')} text={t('text')} icon={<BellOff aria-hidden="true" />}>
      <ButtonLink variant="primary" to={linkTo('Shop')}>
        {t('toShop')}
      </ButtonLink>
    </Prompt>
  );
}
