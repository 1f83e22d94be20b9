import Moon from 'lucide-react/icons/moon';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Sun from 'lucide-react/icons/sun';
import { useTranslations } from 'use-intl';
import { changeTheme, resetDisplay, type Theme } from '#domain/display/display-settings.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Popover } from '#ui/popover.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import styles from './display-panel.module.css';
import { TextSizeSlider } from './text-size-slider.tsx';
import { useTheme } from './use-theme.ts';

interface DisplayPanelProps {
  onClose: () => void;
  className?: string | undefined;
}

/** Theme and text size (FR-09). */
export function DisplayPanel({ onClose, className }: DisplayPanelProps) {
  const t = useTranslations('frame.display');

  return (
    <Popover title={t('title')} onClose={onClose} className={className}>
      <fieldset>
        <legend className={styles.label}>{t('theme')}</legend>
        <Columns until="narrow" gap={0.65} className={styles.themes}>
          <ThemeCard theme="dark" />
          <ThemeCard theme="light" />
        </Columns>
      </fieldset>
      <TextSizeSlider />
      <Button icon={<RotateCcw />} onClick={resetDisplay}>
        {t('reset')}
      </Button>
      <Text size="small">{t('note')}</Text>
    </Popover>
  );
}

function ThemeCard({ theme }: { theme: Theme }) {
  const t = useTranslations('frame.display');
  const isWorn = useTheme() === theme;
  const Icon = theme === 'dark' ? Moon : Sun;

  return (
    <Stack as="label" gap={0.6} className={styles.theme}>
      <input type="radio" name="theme" checked={isWorn} onChange={() => changeTheme(theme)} />
      {/* The preview wears its own theme, so it takes its colours from the same tokens. */}
      <span className={styles.preview} data-theme={theme} aria-hidden="true">
        <span />
        <span />
        <span />
      </span>
      <Row as="span" gap={0.5} align="center" isOneLine className={styles.themeName}>
        <Icon />
        {t(theme)}
      </Row>
    </Stack>
  );
}
