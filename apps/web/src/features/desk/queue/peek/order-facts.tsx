import { germanTime } from '@shop/contract/desk/german-time';
import type { QueueRow } from '@shop/contract/desk/queue';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { DeadlineClock } from '#domain/desk/deadline/deadline-clock.tsx';
import { OrderMarks } from '#domain/desk/order/order-marks.tsx';
import { OrderWay } from '#domain/desk/order/order-way.tsx';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';

/** What the queue knows of an order, in words. */
export function OrderFacts({ row, now }: { row: QueueRow; now: Date }) {
  const t = useTranslations('deskQueue');
  const nameOf = useTranslations('deskTools.lanes');
  const locale = useLocale();
  const amountWords = useAmountWords();
  const { deadline } = row;

  return (
    <dl>
      <Fact name={t('peek.patient')}>
        <b>{row.patientName}</b>
      </Fact>
      {!row.hasHealthConsent && <Fact name={t('peek.consent')}>{t('table.noConsent')}</Fact>}
      <Fact name={t('peek.place')}>
        {row.postalCode} {row.city}
      </Fact>
      <Fact name={t('peek.amount')}>
        {amountWords(row.amounts)}, {t('table.lines', { count: row.lineCount })}
      </Fact>
      <Fact name={t('peek.way')}>
        <OrderWay way={row.shippingType} />
      </Fact>
      <Fact name={t('peek.ordered')}>{shortMoment(row.createdAt, locale)}</Fact>
      <Fact name={t('peek.inLane', { lane: nameOf(row.lane) })}>{shortMoment(row.laneSince, locale)}</Fact>
      <Fact name={t('peek.facts')}>
        <OrderMarks marks={row.marks} />
      </Fact>
      <Fact name={t('peek.deadline')}>
        <DeadlineClock order={row} now={now} today={germanTime(now).day} />
      </Fact>
      {deadline.kind === 'runs' && deadline.toldAt && (
        <Fact name={t('delay.isTold')}>{shortMoment(deadline.toldAt, locale)}</Fact>
      )}
      <Fact name={t('peek.who')}>{row.takenBy?.name ?? t('peek.nobody')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
