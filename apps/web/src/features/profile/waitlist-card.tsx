import Bell from 'lucide-react/icons/bell';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { ProfileCard } from './profile-card.tsx';

/** The way to what one waits for. */
export function WaitlistCard() {
  const t = useTranslations('account.waitlist');
  return (
    <ProfileCard title={t('title')}>
      <Stack gap={0.6} align="start">
        <Text size="small" isHyphenated>
          {t('about')}
        </Text>
        <ButtonLink icon={<Bell />} to={linkTo('Waitlist')}>
          {t('open')}
        </ButtonLink>
      </Stack>
    </ProfileCard>
  );
}
