import { amountSteps, mostInStock, nearestAmount, stepDown, stepUp } from '@shop/contract/amount-steps';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { type ItemToAdd, itemToAdd, usePutIntoCart } from '#domain/cart/add-to-cart.ts';
import { justReadMs } from '#domain/cart/cart-query.ts';
import { findLine, useCart } from '#domain/cart/use-cart.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { readAmount } from '#domain/quantity/read-amount.ts';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { formatMoney } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Stepper } from '#ui/stepper.tsx';
import { Text } from '#ui/text.tsx';
import type { Product } from '../read-product.ts';
import { productForCart } from './product-for-cart.ts';
import { ProductPrice } from './product-price.tsx';
import styles from './product-purchase.module.css';

interface ProductPurchaseProps {
  product: Product;
  showStock: boolean;
}

/** Brings the product and the cart together. */
export function ProductPurchase({ product, showStock }: ProductPurchaseProps) {
  const { cart } = useCart(justReadMs);
  const putIntoCart = usePutIntoCart();
  const line = findLine(cart, [product.id, product.registryItemId]);
  return (
    <PurchaseForm
      product={product}
      showStock={showStock}
      quantityInCart={line?.quantity ?? null}
      onAdd={(item) => putIntoCart({ ...item, ...productForCart(product) }, line)}
    />
  );
}

interface PurchaseFormProps extends ProductPurchaseProps {
  /** How much of it is in the cart; null when it is not in it. Adding then sets the quantity (PD-06). */
  quantityInCart: number | null;
  /** Settles when the cart has it, rejects when it has not. */
  onAdd: (item: ItemToAdd) => Promise<void>;
}

/** Price, availability, amount and the way into the cart. On a phone the last two stay in sight. */
export function PurchaseForm({ product, showStock, quantityInCart, onAdd }: PurchaseFormProps) {
  const t = useTranslations('product');
  const locale = useLocale();
  const textOf = useAmountText();
  const amountText = (some: number) => textOf(some, product.unit);
  const errorText = useErrorText();
  const rulesId = useId();
  const reasonId = useId();

  const steps = amountSteps(product);
  const most = mostInStock(steps);
  /** Null until the person chooses: then it follows the cart. */
  const [chosen, setChosen] = useState<number | null>(null);
  const wanted = chosen ?? quantityInCart ?? steps.minimum;
  /** What was typed, where it cannot be ordered and another amount stands in its place. */
  const [roundedFrom, setRoundedFrom] = useState<number | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const { unit, priceCents, isAvailable } = product;
  // The stock may change while the page is open: the wish stays, the amount follows.
  const amount = isAvailable ? nearestAmount(steps, wanted) : 0;
  const total = priceCents === null || amount === 0 ? null : formatMoney(priceCents * amount, locale);
  const reason = whyNot(product, amount);

  function type(text: string) {
    const typed = readAmount(text);
    if (typed === null) return;
    const nearest = nearestAmount(steps, typed);
    setChosen(nearest);
    setRoundedFrom(nearest === typed ? null : typed);
  }

  function step(next: number) {
    setChosen(next);
    setRoundedFrom(null);
  }

  async function add() {
    setFailure(null);
    setIsAdding(true);
    try {
      await onAdd(itemToAdd(product, amount));
      setChosen(null);
    } catch (error) {
      setFailure(error instanceof ApiError ? errorText(error) : t('addFailed'));
    } finally {
      setIsAdding(false);
    }
  }

  return (
    <div className={styles.purchase}>
      <ProductPrice product={product} showStock={showStock} />
      <Columns until="narrow" columns="auto minmax(0, 1fr)" gap={0.75} align="center" className={styles.buy}>
        <Stepper
          label={t(`amountIn.${unit}`)}
          value={amount}
          valueText={[amountText(amount), total].filter(Boolean).join(', ')}
          unit={t(`unit.${unit}`)}
          maximum={most ?? undefined}
          lessLabel={t('less', { amount: amountText(amount - stepDown(steps, amount) || steps.increment) })}
          moreLabel={t('more', { amount: amountText(stepUp(steps, amount) - amount || steps.increment) })}
          isDisabled={!isAvailable}
          describedBy={rulesId}
          onLess={() => step(stepDown(steps, amount))}
          onMore={() => step(stepUp(steps, amount))}
          onType={type}
        />
        <Button
          variant="primary"
          size="large"
          className={styles.add}
          disabled={reason !== null}
          aria-describedby={reason ? reasonId : undefined}
          isBusy={isAdding}
          onClick={() => void add()}
        >
          <span>{t(quantityInCart === null ? 'addToCart' : 'updateCart')}</span>
          {total && <span className={styles.total}>{total}</span>}
        </Button>
        {reason && (
          <p className={styles.reason} id={reasonId}>
            {t(`whyNot.${reason}`)}
          </p>
        )}
        <p className={joinClasses(styles.reason, styles.note)} role="status">
          {roundedFrom !== null && t('rounded', { typed: amountText(roundedFrom), amount: amountText(amount) })}
        </p>
        {/* Always there, so that what comes into it is announced. */}
        <p className={joinClasses(styles.reason, styles.failure)} role="alert">
          {failure}
        </p>
      </Columns>
      <Text size="small" className={styles.rules} id={rulesId}>
        {steps.minimum === steps.increment
          ? t('steps', { step: amountText(steps.increment) })
          : t('stepsFrom', { minimum: amountText(steps.minimum), step: amountText(steps.increment) })}{' '}
        {isAvailable && amount === most && `${t('stockReached')} `}
        {t('shippingLater')}
      </Text>
    </div>
  );
}

/** Why it cannot be added, null when it can. Without a price there is no total to agree to (PAngV). */
function whyNot({ isAvailable, priceCents }: Product, amount: number) {
  if (!isAvailable) return 'unavailable';
  if (priceCents === null) return 'noPrice';
  return amount === 0 ? 'noAmount' : null;
}
