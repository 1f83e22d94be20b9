import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './cart-contents.module.css';
import { CartNote } from './cart-note.tsx';
import { PageLine } from './page/page-line.tsx';
import { PanelLine } from './panel/panel-line.tsx';
import { RemovedLine } from './removed-line.tsx';
import { SessionOver } from './session-over.tsx';
import type { CartRow, OpenCart } from './use-open-cart.ts';

interface CartContentsProps {
  open: OpenCart;
  /** The panel steps through amounts in narrow lines (CA-03), the page offers a list of them in wide ones (CA-04). */
  layout: 'panel' | 'page';
}

/** What is in the cart, in every state but the empty one, and in their places the lines just taken out. */
export function CartContents({ open, layout }: CartContentsProps) {
  const t = useTranslations('cart');
  const { isLoading, isSessionOver, isMissing, retry, rows } = open;
  return (
    <>
      {isLoading && <LoadingLines layout={layout} />}
      {isSessionOver && <SessionOver hasLines={rows.length > 0} />}
      {isMissing && (
        <CartNote title={t('missing.title')} text={t(rows.length > 0 ? 'missing.guestHint' : 'missing.hint')}>
          <Button onClick={retry}>{t('retry')}</Button>
        </CartNote>
      )}
      {!isLoading && rows.length > 0 && (
        <ul className={styles[layout]} aria-label={t('title')}>
          {rows.map((row) => (
            <Row key={row.line.key} row={row} open={open} layout={layout} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ row, open, layout }: CartContentsProps & { row: CartRow }) {
  const { line, isRemoved, takesFocus } = row;
  const onRemove = () => void open.remove(line);
  if (isRemoved) return <RemovedLine line={line} takesFocus={takesFocus} onUndo={() => void open.undo(line)} />;
  if (layout === 'panel') {
    return (
      <PanelLine
        line={line}
        takesFocus={takesFocus}
        onStep={(next) => void open.step(line, next)}
        onRemove={onRemove}
      />
    );
  }
  return (
    <PageLine
      line={line}
      takesFocus={takesFocus}
      onChoose={(quantity) => (quantity === 0 ? onRemove() : void open.set(line, quantity))}
      onRemove={onRemove}
    />
  );
}

/** With the same size as what will be shown. */
function LoadingLines({ layout }: Pick<CartContentsProps, 'layout'>) {
  return (
    <div className={styles[layout]} aria-hidden="true">
      {['a', 'b'].map((key) => (
        <Columns columns="auto minmax(0, 1fr)" gap={1.25} align="center" key={key} className={styles.skeleton}>
          <Skeleton width="5.5rem" height={5.5} />
          <Skeleton width="60%" height={2.5} />
        </Columns>
      ))}
    </div>
  );
}
