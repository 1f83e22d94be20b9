import type { OpenEntry } from '@shop/contract/desk/payments';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { Pill } from '#ui/pill.tsx';
import { wantedCents } from './shares.ts';

/** How sure an entry is, and why not. */
export function ResultPill({ entry }: { entry: OpenEntry }) {
  const t = useTranslations('deskPayments.results');
  const locale = useLocale();
  const { result, reason, candidates, amountCent, direction } = entry;
  if (result === 'sure') {
    return (
      <Pill tone="ok" icon={<CircleCheck aria-hidden="true" />}>
        {t('sure')}
      </Pill>
    );
  }
  const wanted = candidates.reduce((sum, order) => sum + wantedCents(direction, order), 0);
  const amount = formatMoney(Math.abs(wanted - amountCent), locale);
  const isOpen = result === 'open' || reason === 'ended' || reason === 'reversal';
  return (
    <Pill
      tone={isOpen ? 'danger' : 'warn'}
      icon={isOpen ? <CircleX aria-hidden="true" /> : <CircleQuestionMark aria-hidden="true" />}
    >
      {t(reason ?? 'unknown', { amount, count: candidates.length })}
    </Pill>
  );
}
