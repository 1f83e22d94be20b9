import Trash2 from 'lucide-react/icons/trash-2';
import { useLocale, useTranslations } from 'use-intl';
import { linePriceCents } from '#domain/cart/cart-query.ts';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { useLineName } from '#domain/cart/use-line-name.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Text } from '#ui/text.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { isSoldOut, LineNotes } from '../line-notes.tsx';
import { LineName, UnitPrices } from '../line-parts.tsx';
import styles from './page-line.module.css';
import { QuantitySelect } from './quantity-select.tsx';

interface PageLineProps {
  line: ShownLine;
  takesFocus: boolean;
  onChoose(quantity: number): void;
  onRemove(): void;
}

/** One line of the cart page. What cannot be ordered has no quantity to choose, only a way out. */
export function PageLine({ line, takesFocus, onChoose, onRemove }: PageLineProps) {
  const t = useTranslations('cart.line');
  const locale = useLocale();
  const name = useLineName(line);
  const { manufacturer, isAvailable } = line;
  const isGone = isSoldOut(line);

  return (
    <Columns
      as="li"
      columns="auto minmax(0, 1fr) 7.5rem minmax(6.5rem, auto) auto"
      gap={1.25}
      align="center"
      className={styles.line}
    >
      <Thumbnail url={line.imageUrl} isDimmed={!isAvailable} className={styles.picture} />
      <div className={styles.name}>
        <h2 lang="de">
          <LineName line={line} />
        </h2>
        {manufacturer && (
          <Text size="small" lang="de">
            {manufacturer}
          </Text>
        )}
        <UnitPrices line={line} />
        <LineNotes line={line} />
      </div>
      {isGone ? (
        <Button icon={<Trash2 />} className={styles.wayOut} aria-label={t('removeNamed', { name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      ) : (
        <>
          <QuantitySelect
            className={styles.quantity}
            line={line}
            label={t('quantity', { name })}
            takesFocus={takesFocus}
            onChoose={onChoose}
          />
          <p className={isAvailable ? styles.price : styles.noPrice}>
            {formatMoney(isAvailable ? linePriceCents(line) : null, locale)}
          </p>
          <IconButton
            className={styles.remove}
            label={t('removeNamed', { name })}
            icon={<Trash2 />}
            onClick={onRemove}
          />
        </>
      )}
    </Columns>
  );
}
