import { pharmacyName } from '@shop/contract/shop-config';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useId, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Choice } from '#ui/choice.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { Note } from '#ui/note.tsx';
import { Text } from '#ui/text.tsx';
import styles from './health-consent-box.module.css';
import type { HealthConsent } from './use-health-consent.ts';

/** Asks for the consent, unticked, or says since when there is one and where it is withdrawn. */
export function HealthConsentBox({ consent }: { consent: HealthConsent }) {
  const t = useTranslations('prescription.consent');
  const headingId = useId();
  const statement = useRef<HTMLParagraphElement>(null);
  const isJustGiven = useRef(false);
  const isGiven = consent.kind === 'given';

  useEffect(() => {
    // The box that had the focus is gone, so the focus moves here.
    if (isGiven && isJustGiven.current) statement.current?.focus();
    isJustGiven.current = false;
  }, [isGiven]);

  function give() {
    isJustGiven.current = true;
    consent.give();
  }

  return (
    <Card as="section" gap={0.75} isRaised aria-labelledby={headingId}>
      <h2 id={headingId}>{t('title')}</h2>
      {consent.kind === 'loading' && <p role="status">{t('loading')}</p>}
      {consent.kind === 'failed' && <Unknown consent={consent} />}
      {consent.kind === 'asked' && <Question consent={consent} onGive={give} />}
      {isGiven && (
        <p ref={statement} tabIndex={-1} className={styles.given}>
          <CircleCheck aria-hidden="true" />
          <Statement givenAt={consent.givenAt} />
        </p>
      )}
    </Card>
  );
}

function Unknown({ consent }: { consent: HealthConsent }) {
  const t = useTranslations('prescription.consent');
  return (
    <>
      <p role="alert">{t('unknown')}</p>
      <div>
        <Button isBusy={consent.isBusy} onClick={consent.refresh}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}

function Question({ consent, onGive }: { consent: HealthConsent; onGive: () => void }) {
  const t = useTranslations('prescription.consent');
  const hint = useTranslations('prescription')('newTab');
  const errorText = useErrorText();
  const config = useShopConfig();
  return (
    <>
      <Text>{t('lead')}</Text>
      {consent.error !== null && (
        <Note tone="danger" role="alert">
          {t('failed')} {errorText(consent.error)}
        </Note>
      )}
      <Choice className={styles.consent} checked={consent.isBusy} onChange={onGive}>
        {t.rich('healthData', {
          pharmacy: pharmacyName(config),
          email: config.email,
          privacy: (words) => (
            <NewTabLink to={linkTo('Privacy')} hint={hint}>
              {words}
            </NewTabLink>
          ),
        })}
      </Choice>
    </>
  );
}

function Statement({ givenAt }: Pick<HealthConsent, 'givenAt'>) {
  const t = useTranslations('prescription.consent');
  const hint = useTranslations('prescription')('newTab');
  const locale = useLocale();
  const when = { date: formatDate(givenAt, locale), time: formatTime(givenAt, locale) };
  return (
    <span>
      {t('given', when)}{' '}
      <NewTabLink to={linkTo('Profile')} hint={hint}>
        {t('withdraw')}
      </NewTabLink>
    </span>
  );
}
