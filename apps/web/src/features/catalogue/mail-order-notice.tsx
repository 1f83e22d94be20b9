import { useTranslations } from 'use-intl';
import styles from './mail-order-notice.module.css';

/** What a shop for medicines says below them. */
export function MailOrderNotice() {
  const t = useTranslations('catalogue.mailOrder');
  return <p className={styles.notice}>{t('prescription')}</p>;
}
