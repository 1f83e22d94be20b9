import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { useLineName } from '#domain/cart/use-line-name.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import styles from './removed-line.module.css';

interface RemovedLineProps {
  line: ShownLine;
  takesFocus: boolean;
  onUndo(): void;
}

/** Stands where a line was and brings it back. The button it was removed with is gone, so this one takes the focus. */
export function RemovedLine({ line, takesFocus, onUndo }: RemovedLineProps) {
  const t = useTranslations('cart.line');
  const name = useLineName(line);
  const textId = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (takesFocus) buttonRef.current?.focus();
  }, [takesFocus]);

  return (
    <Columns as="li" columns="auto minmax(0, 1fr) auto" gap={0.85} align="center" className={styles.removed}>
      <Trash2 aria-hidden="true" />
      <p id={textId}>{t.rich('removed', { product: name, name: (words) => <b lang="de">{words}</b> })}</p>
      <Button ref={buttonRef} icon={<Undo2 />} className={styles.undo} aria-describedby={textId} onClick={onUndo}>
        {t('undo')}
      </Button>
    </Columns>
  );
}
