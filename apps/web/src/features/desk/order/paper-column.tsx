import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import styles from './order-workbench.module.css';

/** What the patient handed in, and the scan of the original. */
export function PaperColumn(_props: { order: DeskOrder }) {
  const t = useTranslations('deskOrder');
  return <section className={styles.pane} aria-label={t('paper')} />;
}
