import { useTranslations } from 'use-intl';
import { EuLogo } from './eu-logo.tsx';
import styles from './mail-order-notice.module.css';

interface MailOrderNoticeProps {
  /** For a page that shows the logo elsewhere while there is room. */
  logoClassName?: string | undefined;
}

/** What a shop for medicines says below them: the duty of a prescription, and the EU logo with its register. */
export function MailOrderNotice({ logoClassName }: MailOrderNoticeProps) {
  const t = useTranslations('catalogue.mailOrder');

  return (
    <div className={styles.notice}>
      <EuLogo className={logoClassName} />
      <p>{t('prescription')}</p>
    </div>
  );
}
