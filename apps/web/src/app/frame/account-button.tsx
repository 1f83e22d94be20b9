import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import styles from './account-button.module.css';

/** The account's place in the header. Everybody is a guest until there is sign-in; the patient's menu then goes here. */
export function AccountButton() {
  const t = useTranslations('frame.account');
  return (
    <ButtonLink
      variant="ghost"
      to={linkTo('Register')}
      icon={<CircleUserRound />}
      className={styles.account}
      aria-label={t('signInLabel')}
    >
      <span className={styles.word}>{t('signIn')}</span>
    </ButtonLink>
  );
}
