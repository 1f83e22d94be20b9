import { useTranslations } from 'use-intl';
import { Text } from '#ui/text.tsx';
import styles from './mail-order-notice.module.css';

/** What a shop for medicines says below them. */
export function MailOrderNotice() {
  const t = useTranslations('catalogue.mailOrder');
  return (
    <Text size="small" className={styles.notice}>
      {t('prescription')}
    </Text>
  );
}
