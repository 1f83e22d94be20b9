import { useId } from 'react';
import { useTranslations } from 'use-intl';
import styles from './next-steps.module.css';

const steps = ['reserve', 'prescription', 'payment', 'delivery'] as const;

/** The one path of every order, in the same words as in the shop menu. */
export function NextSteps() {
  const t = useTranslations();
  const headingId = useId();

  return (
    <section className={styles.path} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('product.nextSteps')}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <b>{t(`frame.shopMenu.steps.${step}`)}</b>
            <span>{t(`frame.shopMenu.steps.${step}Note`)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
