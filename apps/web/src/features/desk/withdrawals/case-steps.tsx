import type { WithdrawalCase } from '@shop/contract/desk/withdrawals';
import { useLocale, useTranslations } from 'use-intl';
import { CaseStep } from '#domain/desk/cases/case-step.tsx';
import cases from '#domain/desk/cases/cases.module.css';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { formatMoney } from '#lib/format.ts';
import { Card } from '#ui/card.tsx';
import styles from './withdrawals.module.css';

interface Step {
  what: string;
  at: string;
  by: string | null;
  words: string | null;
}

/** What was done, in the order in which it was. */
export function CaseSteps({ shown }: { shown: WithdrawalCase }) {
  const t = useTranslations('deskWithdrawals.steps');
  const came = useTranslations('deskWithdrawals.came');
  const locale = useLocale();
  const steps = stepsOf();
  return (
    <Card as="section" gap={0.5} aria-labelledby="steps">
      <h2 id="steps">{t('title')}</h2>
      <ol className={cases.steps}>
        {steps.map(({ what, at, by, words }) => (
          <CaseStep key={what + at} what={what} at={at} by={by}>
            {words && <q className={styles.words}>{words}</q>}
          </CaseStep>
        ))}
      </ol>
    </Card>
  );

  function stepsOf(): Step[] {
    const {
      receivedAt,
      channel,
      enteredBy,
      checked,
      decided,
      decision,
      refusal,
      acceptedCent,
      goodsBack,
      goods,
      closed,
    } = shown;
    const moment = shortMoment(receivedAt, locale);
    return [
      { what: came(channel, { day: moment }), at: receivedAt, by: enteredBy, words: null },
      ...(checked ? [{ what: t('checked'), at: checked.at, by: checked.by, words: checked.how }] : []),
      ...(decided && decision === 'accepted'
        ? [
            {
              what: t('accepted', { amount: formatMoney(acceptedCent, locale) }),
              at: decided.at,
              by: decided.by,
              words: null,
            },
          ]
        : []),
      ...(decided && decision === 'refused'
        ? [{ what: t('refused'), at: decided.at, by: decided.by, words: refusal }]
        : []),
      ...(goodsBack
        ? [
            {
              what: t(goods === 'back' ? 'goodsBack' : 'goodsWaived'),
              at: goodsBack.at,
              by: goodsBack.by,
              words: goodsBack.note,
            },
          ]
        : []),
      ...(closed ? [{ what: t('closed'), at: closed.at, by: closed.by, words: closed.reason }] : []),
    ];
  }
}
