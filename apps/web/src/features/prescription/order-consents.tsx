import { pharmacyName } from '@shop/contract/shop-config';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { useShopConfig } from '#lib/shop-config.ts';
import { Choice } from '#ui/choice.tsx';
import styles from './order-consents.module.css';

export interface Consents {
  terms: boolean;
  healthData: boolean;
}

interface OrderConsentsProps {
  consents: Consents;
  onChange: (consents: Consents) => void;
}

/** The terms, and apart from them the consent to the processing of health data; neither is ticked before (DECISIONS 14). */
export function OrderConsents({ consents, onChange }: OrderConsentsProps) {
  const t = useTranslations('prescription.consent');
  const config = useShopConfig();
  const privacy = (words: ReactNode) => <NewTabLink to={linkTo('Privacy')}>{words}</NewTabLink>;

  return (
    <div className={styles.consents}>
      <Choice
        className={styles.consent}
        checked={consents.terms}
        onChange={({ target }) => onChange({ ...consents, terms: target.checked })}
      >
        {t.rich('terms', {
          terms: (words) => <NewTabLink to={linkTo('Terms')}>{words}</NewTabLink>,
          privacy,
        })}
      </Choice>
      <Choice
        className={styles.consent}
        checked={consents.healthData}
        onChange={({ target }) => onChange({ ...consents, healthData: target.checked })}
      >
        {t.rich('healthData', { pharmacy: pharmacyName(config), email: config.email, privacy })}
      </Choice>
    </div>
  );
}

/** NA-06: whoever reads the terms does not lose the order. */
function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const t = useTranslations('prescription');
  return (
    <Link to={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('newTab')}</span>
    </Link>
  );
}
