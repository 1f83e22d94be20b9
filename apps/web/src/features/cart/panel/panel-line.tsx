import { isInStock, stepDown, stepUp } from '@shop/contract/amount-steps';
import Trash2 from 'lucide-react/icons/trash-2';
import { useLocale, useTranslations } from 'use-intl';
import { linePriceCents } from '#domain/cart/cart-query.ts';
import type { ShownLine } from '#domain/cart/use-cart.ts';
import { useLineName } from '#domain/cart/use-line-name.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Row } from '#ui/row.tsx';
import { Thumbnail } from '#ui/thumbnail.tsx';
import { isSoldOut, LineNotes } from '../line-notes.tsx';
import { LineName, UnitPrices } from '../line-parts.tsx';
import { LineStepper } from './line-stepper.tsx';
import styles from './panel-line.module.css';

interface PanelLineProps {
  line: ShownLine;
  takesFocus: boolean;
  onStep(next: (quantity: number) => number): void;
  onRemove(): void;
}

/** One line of the panel (CA-02): thumbnail, name, quantity with unit, line price, minus, plus, remove. */
export function PanelLine({ line, takesFocus, onStep, onRemove }: PanelLineProps) {
  const t = useTranslations('cart.line');
  const locale = useLocale();
  const amountText = useAmountText();
  const name = useLineName(line);
  const { quantity, unit, isAvailable } = line;
  const amount = amountText(quantity, unit);
  const isGone = isSoldOut(line);

  return (
    <Columns as="li" until="narrow" columns="auto minmax(0, 1fr)" gap={0.9} className={styles.line}>
      <Thumbnail url={line.imageUrl} isDimmed={!isAvailable} />
      <div className={styles.facts}>
        <Row gap={[0, 0.75]} align="baseline" spread="apart" className={styles.first}>
          <b lang="de">
            <LineName line={line} />
          </b>
          {isAvailable && <span className={styles.price}>{formatMoney(linePriceCents(line), locale)}</span>}
        </Row>
        <UnitPrices line={line} amount={amount} />
        <LineNotes line={line} />
        <Row gap={[0.4, 0.75]} align="center" spread="apart" className={styles.last}>
          {!isGone && (
            <LineStepper
              label={t('quantity', { name })}
              amount={amount}
              lessLabel={t('less', { name })}
              moreLabel={t('more', { name })}
              canMore={stepUp(line, quantity) !== quantity && isInStock(line, quantity)}
              takesFocus={takesFocus}
              onLess={() => (stepDown(line, quantity) === 0 ? onRemove() : onStep((from) => stepDown(line, from)))}
              onMore={() => onStep((from) => stepUp(line, from))}
            />
          )}
          <Button
            variant={isGone ? 'secondary' : 'ghost'}
            icon={<Trash2 />}
            className={styles.remove}
            aria-label={t('removeNamed', { name })}
            onClick={onRemove}
          >
            {t('remove')}
          </Button>
        </Row>
      </div>
    </Columns>
  );
}
