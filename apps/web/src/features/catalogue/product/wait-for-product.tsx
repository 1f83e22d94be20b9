import { useQuery } from '@tanstack/react-query';
import Mail from 'lucide-react/icons/mail';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { useSignInFirst } from '#domain/session/use-sign-in-first.ts';
import { useWaiting } from '#domain/waitlist/use-waiting.ts';
import { waitlistQuery } from '#domain/waitlist/waitlist-query.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import type { Product } from '../read-product.ts';
import styles from './wait-for-product.module.css';

/** Below a product that is sold out: be told when it is back, or not any more. One button, so that it keeps the focus. */
export function WaitForProduct({ product: { id, slug, registryItemId } }: { product: Product }) {
  const t = useTranslations('waitlist.product');
  const errorText = useErrorText();
  const hintId = useId();
  const { data: session } = useQuery(sessionQuery);
  const { data: items } = useQuery({ ...waitlistQuery, enabled: session?.onboardingCompleted === true });
  const entry = session ? items?.find(({ product }) => product.slug === slug) : undefined;
  const { save, isSaving, error } = useWaiting();
  const join = () => save({ join: id ?? registryItemId ?? slug });
  const signIn = useSignInFirst(join);
  const state = entry ? stateOf(entry) : 'none';

  function press() {
    if (entry && state === 'waiting') save({ leave: entry.id });
    else if (session?.onboardingCompleted) join();
    else signIn.ask();
  }

  return (
    <Stack gap={0.5} className={styles.wait}>
      <p role="status" className={styles.state}>
        {state !== 'none' && t(state)}
      </p>
      <div>
        <Button
          size="large"
          icon={state === 'waiting' ? <X /> : <Mail />}
          isBusy={isSaving}
          aria-describedby={state === 'waiting' ? undefined : hintId}
          onClick={press}
        >
          {t(labels[state])}
        </Button>
      </div>
      {state !== 'waiting' && (
        <Text size="small" id={hintId}>
          {t(state === 'none' ? 'joinHint' : 'againHint')}
        </Text>
      )}
      {entry && (
        <Text size="small">
          {state === 'goneAgain' && (
            <>
              <LinkButton onClick={() => save({ leave: entry.id })}>{t('end')}</LinkButton>
              {' · '}
            </>
          )}
          <Link to={linkTo('Waitlist')}>{t('all')}</Link>
        </Text>
      )}
      {/* Always there, so that what comes into it is announced. */}
      <p role="alert" className={styles.failure}>
        {error !== null && errorText(error)}
      </p>
    </Stack>
  );
}

function stateOf({ toldAt }: { toldAt: string | null }) {
  return toldAt === null ? 'waiting' : 'goneAgain';
}

const labels = { none: 'join', waiting: 'end', goneAgain: 'again' } as const;
