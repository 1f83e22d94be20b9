import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslations } from 'use-intl';
import { changeTheme } from '#domain/display/display-settings.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { useTheme } from './use-theme.ts';

/** The short way from one theme to the other, where there is no room for the panel. */
export function ThemeToggle() {
  const t = useTranslations('frame.display');
  return useTheme() === 'dark' ? (
    <IconButton isOutlined label={t('toLight')} icon={<Moon />} onClick={() => changeTheme('light')} />
  ) : (
    <IconButton isOutlined label={t('toDark')} icon={<Sun />} onClick={() => changeTheme('dark')} />
  );
}
