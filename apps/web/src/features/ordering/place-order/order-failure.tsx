import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { openLogin } from '#domain/session/login-dialog.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { FailureNotice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { ChangedTotal } from './changed-total.tsx';
import styles from './order-failure.module.css';
import { OrderLimitReached } from './order-limit-reached.tsx';
import { readOrderLimit } from './read-order-limit.ts';
import { isUnanswered, type Order } from './reservation.ts';
import { readTotalChange } from './total-change.ts';

export interface OrderFailureProps {
  error: unknown;
  /** The order that failed, as the person saw it. */
  sent: Order | null;
  nameOf: (itemId: string) => string;
  /** What is in the cart and cannot be ordered, as it is known now. */
  notOrderable: readonly string[];
  isBusy: boolean;
  /** Whether nothing else stands in the way of an order. */
  isPossible: boolean;
  onRetry: () => void;
  onAcceptTotal: (totalCents: number) => void;
}

const ofTheCart = new Set(['ProductsNotAvailable', 'InsufficientStock', 'InvalidQuantity']);
/** These say what is wrong; for anything else the sentence says to try again. */
const helpful = new Set([
  'TooManyRequests',
  'Unreachable',
  'Unavailable',
  'CartEmpty',
  'InvalidState',
  'InvalidInput',
  'ProductLimitReached',
  'FirstOrderLimitReached',
]);

/** Why the order was not made and what to do about it, above the button (RX-06). Nothing is lost by it. */
export function OrderFailure(props: OrderFailureProps) {
  // The sign-in opens above it and takes the focus itself.
  const leavesFocus = idOf(props.error) === 'Unauthorized';
  return (
    <FailureNotice error={props.error} leavesFocus={leavesFocus} className={styles.failure}>
      <Stack gap={0.6} align="start" className={styles.words}>
        <Explanation {...props} />
      </Stack>
    </FailureNotice>
  );
}

function Explanation({ error, ...props }: OrderFailureProps) {
  const t = useTranslations('prescription.failure');
  const errorText = useErrorText();
  const id = idOf(error);
  const change = readTotalChange(error, props.sent);
  const limit = readOrderLimit(error);
  /** As the person saw it when they ordered; the cart may have changed since. */
  const nameOf = (itemId: string) =>
    props.sent?.lines.find((line) => line.itemId === itemId)?.name ?? props.nameOf(itemId);

  if (change) return <ChangedTotal {...props} change={change} nameOf={nameOf} />;
  if (limit) return <OrderLimitReached error={error} limit={limit} nameOf={nameOf} />;
  if (id !== null && ofTheCart.has(id)) {
    return (
      <>
        <p>
          <b>{t('notOrderable')}</b>
        </p>
        <NamedLines names={props.notOrderable} />
        <ButtonLink to={linkTo('Cart')}>{t('toCart')}</ButtonLink>
      </>
    );
  }
  if (id === 'Unauthorized') {
    return (
      <>
        <p>{t('session')}</p>
        <Button aria-haspopup="dialog" onClick={openLogin}>
          {t('signIn')}
        </Button>
      </>
    );
  }
  return (
    <>
      <p>
        <b>{t('failed')}</b>
        {id !== null && helpful.has(id) && <> {errorText(error)}</>}
        {id === 'ConsentRequired' && <> {t('consent')}</>}
      </p>
      {isUnanswered(error) && (
        <>
          <p>{t('safe')}</p>
          <Button isBusy={props.isBusy} onClick={props.onRetry}>
            {t('retry')}
          </Button>
        </>
      )}
    </>
  );
}

function NamedLines({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <Stack as="ul" gap={0.3} className={styles.lines} lang="de">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Stack>
  );
}

function idOf(error: unknown) {
  return error instanceof ApiError ? error.id : null;
}
