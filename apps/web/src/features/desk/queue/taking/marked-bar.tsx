import Printer from 'lucide-react/icons/printer';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import styles from './marked-bar.module.css';

interface MarkedBarProps {
  count: number;
  isBusy: boolean;
  onTake: () => void;
  onPrint: () => void;
  onClear: () => void;
}

/** What can be done with several orders at once. */
export function MarkedBar({ count, isBusy, onTake, onPrint, onClear }: MarkedBarProps) {
  const t = useTranslations('deskQueue.marked');
  return (
    <section className={styles.bar} aria-label={t('label')}>
      <b role="status">{t('count', { count })}</b>
      <Row gap={0.5}>
        <Button size="small" isBusy={isBusy} onClick={onTake}>
          {t('take')}
        </Button>
        <Button size="small" icon={<Printer aria-hidden="true" />} onClick={onPrint}>
          {t('print')}
        </Button>
        <Button size="small" variant="ghost" onClick={onClear}>
          {t('clear')}
        </Button>
      </Row>
    </section>
  );
}
