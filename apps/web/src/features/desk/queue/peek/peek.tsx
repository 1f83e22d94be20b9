import type { QueueRow } from '@shop/contract/desk/queue';
import { useTranslations } from 'use-intl';
import { canTellDelay } from '#domain/desk/deadline/can-tell-delay.ts';
import { KeyCap } from '#domain/desk/keys/key-cap.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Pill } from '#ui/pill.tsx';
import { Row } from '#ui/row.tsx';
import { keepRow } from '../keep-row.ts';
import { OrderFacts } from './order-facts.tsx';
import styles from './peek.module.css';

interface PeekProps {
  row: QueueRow;
  isMine: boolean;
  now: Date;
  /** Where the order is opened. */
  address: string;
  onTake: () => void;
  onGiveBack: () => void;
  /** Left out for who may not tell patients anything. */
  onTellDelay: (() => void) | undefined;
}

/** Enough of an order to decide what to do with it, beside the list. */
export function Peek({ row, isMine, now, address, onTake, onGiveBack, onTellDelay }: PeekProps) {
  const t = useTranslations('deskQueue');

  return (
    <section className={joinClasses(styles.peek, styles.beside)} aria-label={t('peek.label')}>
      <Row as="header" gap={[0.3, 0.75]} align="center" spread="apart">
        <h2>{row.code}</h2>
        <Pill tone="info">{t(`steps.${row.nextStep}`)}</Pill>
      </Row>
      <div className={styles.content}>
        <OrderFacts row={row} now={now} />
      </div>
      <footer>
        <ButtonLink variant="primary" to={address} onClick={() => keepRow(row.code)}>
          {t('peek.open')} <KeyHint name="Enter" />
        </ButtonLink>
        {isMine ? (
          <Button onClick={onGiveBack}>{t('peek.giveBack')}</Button>
        ) : (
          <Button onClick={onTake}>
            {t('peek.take')} <KeyHint name="t" />
          </Button>
        )}
        {onTellDelay && canTellDelay(row) && (
          <Button onClick={onTellDelay}>
            {t('delay.tell')} <KeyHint name="d" />
          </Button>
        )}
      </footer>
    </section>
  );
}

/** Before an order is selected. */
export function NoPeek() {
  const t = useTranslations('deskQueue.peek');
  return (
    <section className={joinClasses(styles.peek, styles.beside, styles.nothing)} aria-label={t('label')}>
      <p>{t('nothing')}</p>
    </section>
  );
}

function KeyHint({ name }: { name: string }) {
  return (
    <span aria-hidden="true">
      <KeyCap name={name} />
    </span>
  );
}
