import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './paper.module.css';

interface PageTurnerProps {
  page: number;
  pages: number;
  onTurn: (page: number) => void;
}

export function PageTurner({ page, pages, onTurn }: PageTurnerProps) {
  const t = useTranslations('deskPaper');
  const turn = (steps: number) => onTurn(Math.min(pages, Math.max(1, page + steps)));
  useDeskKeys([
    { key: 'ArrowRight', label: t('nextPage'), act: () => turn(1), isSecondary: true },
    { key: 'ArrowLeft', label: t('previousPage'), act: () => turn(-1), isSecondary: true },
  ]);
  return (
    <div className={styles.turner}>
      <IconButton
        label={t('previousPage')}
        icon={<ChevronLeft />}
        aria-disabled={page === 1 || undefined}
        onClick={() => turn(-1)}
      />
      <span role="status">{t('page', { page, pages })}</span>
      <IconButton
        label={t('nextPage')}
        icon={<ChevronRight />}
        aria-disabled={page === pages || undefined}
        onClick={() => turn(1)}
      />
    </div>
  );
}
