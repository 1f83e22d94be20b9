import { useTranslations } from 'use-intl';
import { LinkButton } from '#ui/link-button.tsx';
import { OpenButton } from './ceremony-button.tsx';
import { EntryBox } from './entry-box.tsx';

interface LockScreenProps {
  name: string;
  /** The server has not heard of the lock yet: it would lock again what is opened now. */
  isLocking: boolean;
  onOpened: () => void;
  onLeave: () => void;
}

/** In the desk's place while its person is away. What they had typed is in memory, not on the page. */
export function LockScreen({ name, isLocking, onOpened, onLeave }: LockScreenProps) {
  const t = useTranslations('desk.locked');
  return (
    <EntryBox title={t('title')} lead={t('lead', { name })}>
      <OpenButton label={t('open')} isWaiting={isLocking} onOpened={onOpened} />
      <LinkButton onClick={onLeave}>{t('leave')}</LinkButton>
    </EntryBox>
  );
}
