import ALargeSmall from 'lucide-react/icons/a-large-small';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DisplayPanel } from '#features/accessibility/display-panel.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { LanguageMenu } from '../frame/language-menu.tsx';
import styles from './editor-tools.module.css';

/** Language, theme and text size: what the shop's header offers, where there is no such header. */
export function EditorTools() {
  const t = useTranslations('frame.display');
  const [opened, setOpened] = useState<'language' | 'display' | null>(null);
  const close = () => setOpened(null);

  return (
    <>
      <LanguageMenu isOpen={opened === 'language'} onOpen={() => setOpened('language')} onClose={close} />
      <IconButton
        className={styles.displayButton}
        label={t('open')}
        icon={<ALargeSmall />}
        aria-expanded={opened === 'display'}
        onClick={() => setOpened('display')}
      />
      {opened === 'display' && <DisplayPanel onClose={close} className={styles.displayPanel} />}
    </>
  );
}
