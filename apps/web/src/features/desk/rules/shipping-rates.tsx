import type { RateShown } from '@shop/contract/desk/rates';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReadFailure, ReadSkeleton } from '#domain/desk/reading/read-states.tsx';
import { ScreenHead } from '#domain/desk/screen/screen-head.tsx';
import { Button } from '#ui/button.tsx';
import { RateCard } from './rate-card.tsx';
import styles from './rules.module.css';
import { useRates } from './rules-queries.ts';

/** What is brought, and for how much. */
export function ShippingRates() {
  const t = useTranslations('deskRules');
  return (
    <RatesPart title={t('parts.rates')} lead={t('rates.lead')}>
      {(rates) =>
        rates.filter(({ type }) => type !== 'selfPickUp').map((rate) => <RateCard key={rate.id} rate={rate} />)
      }
    </RatesPart>
  );
}

/** Where patients pick up, and when it is open. */
export function PickupPlaces() {
  const t = useTranslations('deskRules');
  const [isAdding, setAdding] = useState(false);
  return (
    <RatesPart title={t('parts.pickup')} lead={t('pickup.lead')}>
      {(rates) => (
        <>
          {rates
            .filter(({ type }) => type === 'selfPickUp')
            .map((rate) => (
              <RateCard key={rate.id} rate={rate} />
            ))}
          {isAdding ? (
            <RateCard rate={null} onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />
          ) : (
            <div className={styles.tools}>
              <Button icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
                {t('pickup.add')}
              </Button>
            </div>
          )}
        </>
      )}
    </RatesPart>
  );
}

interface RatesPartProps {
  title: string;
  lead: string;
  children: (rates: readonly RateShown[]) => ReactNode;
}

/** A part of the rules area that shows rates. */
export function RatesPart({ title, lead, children }: RatesPartProps) {
  const t = useTranslations('deskRules');
  const { data, isError, refetch } = useRates();
  return (
    <div className={styles.screen}>
      <ScreenHead title={title} lead={lead} />
      {isError && <ReadFailure words={t(data ? 'stale' : 'failed')} onRetry={refetch} />}
      {!data && !isError && <ReadSkeleton words={t('loading')} />}
      {data && <div className={styles.cards}>{children(data.rates)}</div>}
    </div>
  );
}
