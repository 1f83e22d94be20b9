import { useTranslations } from 'use-intl';
import { MailLink } from '#features/mail-links/mail-link.tsx';
import { call } from '#lib/api.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { useLinkToken } from '../use-link-token.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './mail-link-page.module.css';

export default function ThisDevicePage() {
  const t = useTranslations('mailLinks.device');
  usePageTitle(t('title'));
  const { token, forgetToken } = useLinkToken('ThisDevice');
  return (
    <div className={joinClasses('wrap', styles.page)}>
      <MailLink
        about="device"
        token={token}
        send={(given) => call('trustDevice', { body: { token: given } })}
        onDone={forgetToken}
      />
    </div>
  );
}
