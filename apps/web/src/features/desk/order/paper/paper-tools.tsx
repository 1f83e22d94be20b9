import Contrast from 'lucide-react/icons/contrast';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import RotateCw from 'lucide-react/icons/rotate-cw';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useLocale, useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { formatNumber } from '#lib/format.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './paper.module.css';
import { type PaperLook, turned, zoomed } from './paper-look.ts';

interface PaperToolsProps {
  look: PaperLook;
  onLook: (look: PaperLook) => void;
  isFull: boolean;
  onFull: () => void;
}

/** Larger, smaller, turned, with more contrast, as large as the window. */
export function PaperTools({ look, onLook, isFull, onFull }: PaperToolsProps) {
  const t = useTranslations('deskPaper');
  const locale = useLocale();
  const zoomIn = () => onLook(zoomed(look, 1));
  const zoomOut = () => onLook(zoomed(look, -1));
  const turn = () => onLook(turned(look));
  const switchContrast = () => onLook({ ...look, hasContrast: !look.hasContrast });
  useDeskKeys([
    { key: '+', label: t('keys.zoomIn'), act: zoomIn, isHarmless: true },
    { key: '-', label: t('keys.zoomOut'), act: zoomOut, isHarmless: true },
    { key: 'w', label: t('keys.turn'), act: turn, isSecondary: true },
    { key: 'c', label: t('keys.contrast'), act: switchContrast, isSecondary: true },
  ]);
  return (
    <div className={styles.tools}>
      <IconButton label={t('zoomOut')} icon={<ZoomOut />} onClick={zoomOut} />
      <span className={styles.zoom}>{t('zoom', { percent: formatNumber(look.zoom, locale) })}</span>
      <IconButton label={t('zoomIn')} icon={<ZoomIn />} onClick={zoomIn} />
      <IconButton label={t('turn')} icon={<RotateCw />} onClick={turn} />
      <IconButton label={t('contrast')} icon={<Contrast />} aria-pressed={look.hasContrast} onClick={switchContrast} />
      <IconButton
        label={t(isFull ? 'leaveFull' : 'full')}
        icon={isFull ? <Minimize /> : <Maximize />}
        onClick={onFull}
      />
    </div>
  );
}
