import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { formatMoney } from '#lib/format.ts';
import { Columns } from '#ui/columns.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import tick from '#ui/tick.module.css';
import type { ShownOption } from './chosen-option.ts';
import styles from './shipping-choice.module.css';

interface ShippingChoiceProps {
  options: readonly ShownOption[];
  chosenId: string | null;
  /** The prices are those of before, until the new ones are there. */
  isAsking: boolean;
  onChoose(option: ShownOption): void;
}

/** CO-04. */
export function ShippingChoice({ options, chosenId, isAsking, onChoose }: ShippingChoiceProps) {
  const t = useTranslations('checkout.shipping');
  const group = useId();
  return (
    <Stack as="fieldset" gap={0.65} aria-busy={isAsking}>
      <legend className="visually-hidden">{t('legend')}</legend>
      {options.map((option) => (
        <OptionCard
          key={option.id}
          option={option}
          group={group}
          isChosen={option.id === chosenId}
          onChoose={() => onChoose(option)}
        />
      ))}
    </Stack>
  );
}

interface OptionCardProps {
  option: ShownOption;
  group: string;
  isChosen: boolean;
  onChoose(): void;
}

function OptionCard({
  option: { type, name, hours, isAvailable, reason, priceCents },
  group,
  isChosen,
  onChoose,
}: OptionCardProps) {
  const t = useTranslations('checkout.shipping');
  const id = useId();
  return (
    <Columns
      as="label"
      until="narrow"
      columns="auto minmax(0, 1fr) auto"
      gap={[0.1, 0.85]}
      align="start"
      className={styles.option}
    >
      <input
        type="radio"
        className={tick.tick}
        name={group}
        checked={isChosen}
        disabled={!isAvailable}
        onChange={onChoose}
        aria-labelledby={`${id}-name ${id}-price`}
        aria-describedby={`${id}-note`}
      />
      <b id={`${id}-name`}>{t(`names.${type}`)}</b>
      <span id={`${id}-price`} className={styles.price}>
        {isAvailable ? <PriceText cents={priceCents} /> : <span className={styles.word}>{t('unavailable')}</span>}
      </span>
      <Text as="span" size="small" isHyphenated id={`${id}-note`} className={styles.note}>
        {type === 'selfPickUp' && name && (
          <span lang="de" className={styles.place}>
            {name}
          </span>
        )}
        {isAvailable ? (
          <>
            {t(`notes.${type}`)}
            {type === 'selfPickUp' && <PickupHours ofPlace={hours} />}
          </>
        ) : (
          <Text as="span" tone="warn">
            {reason ?? t('noReason')}
          </Text>
        )}
      </Text>
    </Columns>
  );
}

/** Those of the place itself, else those of the pharmacy. */
function PickupHours({ ofPlace }: { ofPlace: string | null }): ReactNode {
  const t = useTranslations('checkout.shipping');
  const { openingHours, openingHoursEn } = useShopConfig().pharmacy;
  const shown = ofPlace ?? openingHours;
  if (!shown) return null;
  const hours = () => <span lang={ofPlace || openingHoursEn ? undefined : 'de'}>{shown}</span>;
  return <> {t.rich('pickupHours', { hours })}</>;
}

function PriceText({ cents }: { cents: number | null }): ReactNode {
  const t = useTranslations('checkout.shipping');
  const locale = useLocale();
  if (cents === null) return <span className={styles.word}>{t('priceOpen')}</span>;
  return cents === 0 ? t('free') : formatMoney(cents, locale);
}
