import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import styles from './order-workbench.module.css';

/** What stands on the prescription, beside what was ordered, and the checklist. */
export function CheckColumn(_props: { order: DeskOrder }) {
  const t = useTranslations('deskOrder');
  return <section className={styles.pane} aria-label={t('check')} />;
}
