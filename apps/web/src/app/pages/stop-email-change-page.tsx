import { useTranslations } from 'use-intl';
import { StopEmailChange } from '#features/mail-links/stop-email-change.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useLinkToken } from '../use-link-token.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './mail-link-page.module.css';

export default function StopEmailChangePage() {
  const t = useTranslations('mailLinks.stop');
  usePageTitle(t('title'));
  const { token, forgetToken } = useLinkToken('StopEmailChange');
  return (
    <div className={joinClasses('wrap', styles.page)}>
      <StopEmailChange token={token} onDone={forgetToken} />
    </div>
  );
}
