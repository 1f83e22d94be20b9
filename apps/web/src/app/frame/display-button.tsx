import ALargeSmall from 'lucide-react/icons/a-large-small';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './display-button.module.css';

interface DisplayButtonProps {
  className?: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens theme and text size. The panel hangs from it by `panel` of its style sheet. */
export function DisplayButton({ className, isOpen, onOpen }: DisplayButtonProps) {
  const t = useTranslations('frame');
  return (
    <IconButton
      className={joinClasses(styles.button, className)}
      label={t('display.open')}
      icon={<ALargeSmall />}
      aria-expanded={isOpen}
      onClick={onOpen}
    />
  );
}
