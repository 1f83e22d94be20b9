import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Steps } from '#ui/steps.tsx';
import styles from './next-steps.module.css';

const steps = ['reserve', 'prescription', 'payment', 'delivery'] as const;

/** The one path of every order, in the same words as in the shop menu. */
export function NextSteps() {
  const t = useTranslations();
  const headingId = useId();

  return (
    <section className={styles.path} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('product.nextSteps')}</h2>
      <Steps
        steps={steps.map((step) => ({
          name: t(`frame.shopMenu.steps.${step}`),
          text: t(`frame.shopMenu.steps.${step}Note`),
        }))}
      />
    </section>
  );
}
