import type { RetentionPlan } from '@shop/contract/desk/retention-plan';
import { disputeReasonLimit } from '@shop/contract/desk/retention-words';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { ShortTextField } from '#domain/desk/writing/short-text-field.tsx';
import { useFaults } from '#domain/desk/writing/use-faults.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Pill } from '#ui/pill.tsx';
import { Text } from '#ui/text.tsx';
import styles from './retention.module.css';
import { useEndHold, useHoldOrder } from './use-retention.ts';

interface KeptOrdersProps extends Pick<RetentionPlan, 'kept'> {
  orderAddressOf: (code: string) => string;
}

/** Orders that are not settled and stay whatever their day says. */
export function KeptOrders({ kept, orderAddressOf }: KeptOrdersProps) {
  const t = useTranslations('deskRetention.kept');
  const [isHolding, setHolding] = useState(false);
  return (
    <Card as="section" gap={0.75} aria-labelledby="kept">
      <h2 id="kept">{t('title')}</h2>
      <Text size="small">{t('about')}</Text>
      {kept.length === 0 && <Text>{t('none')}</Text>}
      {kept.length > 0 && (
        <ul className={styles.list} aria-labelledby="kept">
          {kept.map((order) => (
            <KeptOrder key={order.orderId} order={order} address={orderAddressOf(order.code)} />
          ))}
        </ul>
      )}
      {isHolding ? (
        <HoldForm onClose={() => setHolding(false)} />
      ) : (
        <div>
          <Button onClick={() => setHolding(true)}>{t('hold')}</Button>
        </div>
      )}
    </Card>
  );
}

function KeptOrder({ order, address }: { order: RetentionPlan['kept'][number]; address: string }) {
  const t = useTranslations('deskRetention.kept');
  const locale = useLocale();
  const end = useEndHold(order.orderId);
  const { code, until, isOver, reasons, note } = order;
  return (
    <li>
      <Link to={address}>{code}</Link>
      {reasons.map((reason) => (
        <Pill key={reason} tone="warn">
          {t(`reasons.${reason}`)}
        </Pill>
      ))}
      <span>{until ? t(isOver ? 'wasUntil' : 'until', { day: formatDate(until, locale) }) : t('isOpen')}</span>
      {note && <q>{note}</q>}
      {reasons.includes('disputed') && (
        <Button size="small" isBusy={end.isBusy} aria-label={t('endOf', { code })} onClick={() => end.write('end')}>
          {t('end')}
        </Button>
      )}
      {end.failure && <FailureWords failure={end.failure} />}
    </li>
  );
}

function HoldForm({ onClose }: { onClose: () => void }) {
  const t = useTranslations('deskRetention.kept');
  const id = useId();
  const [orderCode, setCode] = useKeptState('hold code', '');
  const [reason, setReason] = useKeptState('hold reason', '');
  const { write, isBusy, failure } = useHoldOrder(onClose);
  const { check, errorOf } = useFaults(id, {
    code: orderCode.trim() === '' && t('codeMissing'),
    reason: reason.trim() === '' && t('reasonMissing'),
  });

  function send(): void {
    if (check()) write({ orderCode: orderCode.trim(), reason: reason.trim() });
  }

  return (
    <DeskForm
      title={t('hold')}
      about={t('holdAbout')}
      sendLabel={t('hold')}
      isBusy={isBusy}
      failure={failure}
      onSend={send}
      onClose={onClose}
      onDrop={() => setReason('')}
    >
      <ShortTextField
        id={`${id}-code`}
        label={t('code')}
        value={orderCode}
        maxLength={50}
        error={errorOf('code')}
        onChange={setCode}
      />
      <ShortTextField
        id={`${id}-reason`}
        label={t('reason')}
        value={reason}
        maxLength={disputeReasonLimit}
        error={errorOf('reason')}
        onChange={setReason}
      />
    </DeskForm>
  );
}
