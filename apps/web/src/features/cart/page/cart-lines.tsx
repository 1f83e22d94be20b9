import { useTranslations } from 'use-intl';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { RemovedLine } from '../removed-line.tsx';
import type { CartRow } from '../use-cart-rows.ts';
import styles from './cart-lines.module.css';
import { PageLine } from './page-line.tsx';

interface CartLinesProps {
  rows: readonly CartRow[];
  onChoose(line: ShownLine, quantity: number): void;
  onRemove(line: ShownLine): void;
  onUndo(line: ShownLine): void;
}

/** The lines of the cart, and in their places those just taken out. */
export function CartLines({ rows, onChoose, onRemove, onUndo }: CartLinesProps) {
  const t = useTranslations('cart');
  return (
    <ul className={styles.lines} aria-label={t('title')}>
      {rows.map(({ line, isRemoved, takesFocus }) =>
        isRemoved ? (
          <RemovedLine key={line.key} line={line} takesFocus={takesFocus} onUndo={() => onUndo(line)} />
        ) : (
          <PageLine
            key={line.key}
            line={line}
            takesFocus={takesFocus}
            onChoose={(quantity) => (quantity === 0 ? onRemove(line) : onChoose(line, quantity))}
            onRemove={() => onRemove(line)}
          />
        ),
      )}
    </ul>
  );
}

/** With the same size as what will be shown. */
export function LoadingCartLines() {
  return (
    <div className={styles.lines} aria-hidden="true">
      {['a', 'b'].map((key) => (
        <div key={key} className={styles.skeleton}>
          <span className={styles.picture} />
          <span className={styles.words} />
        </div>
      ))}
    </div>
  );
}
