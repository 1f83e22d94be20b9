import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { deliveryFields } from './delivery-draft.ts';
import { DeliveryFields } from './delivery-fields.tsx';
import { findProduct } from './find-product.ts';
import styles from './goods-in.module.css';
import type { useDelivery } from './use-delivery.ts';

interface DeliveryFormProps {
  ref: RefObject<HTMLFormElement | null>;
  delivery: ReturnType<typeof useDelivery>;
  addressOf: (productId: string) => string;
}

/** Enter leads from field to field, as scanners press it too; in the last one, or with Ctrl, it books. */
export function DeliveryForm({ ref, delivery, addressOf }: DeliveryFormProps) {
  const t = useTranslations('deskStock.delivery');
  const id = useId();
  const { products, draft, setDraft, problems, book, isBusy, failure } = delivery;
  const found = findProduct(products, draft.product);
  const product = 'product' in found ? found.product : undefined;
  const isKnown = failure instanceof ApiError && failure.id === 'BatchKnown';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the work begins.
  useEffect(() => {
    const first = deliveryFields.find((field) => draft[field] === '') ?? 'product';
    ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) book();
  }

  function pressEnter(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const next = inputs[inputs.indexOf(event.target) + 1];
    if (next && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      next.focus();
    } else submit(event);
  }

  return (
    <Card
      as="form"
      ref={ref}
      aria-labelledby={id}
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={pressEnter}
    >
      <h2 id={id}>{t('form')}</h2>
      {failure && <FailureWords failure={failure} />}
      {isKnown && product && <Link to={addressOf(product.id)}>{t('known')}</Link>}
      <DeliveryFields {...{ products, product, draft, problems }} onChange={setDraft} />
      <div className={styles.ends}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('book')}
        </Button>
      </div>
    </Card>
  );
}
