import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useAmountText } from '#domain/quantity/use-amount-text.ts';
import { formatDate } from '#lib/format.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import type { OrderProduct } from '../order.ts';
import { readDosage, setDosage, writeDosage } from './dosages.ts';
import { reminderFile } from './reminder-file.ts';
import { dayIn, lastDayOf, reminderDayFor } from './supply.ts';
import styles from './supply-line.module.css';

interface SupplyLineProps {
  product: OrderProduct;
  received: string;
  perDay: number | null;
}

/** One product: how much of it a day, until when it lasts, and a reminder for the calendar. Packs have no size we know. */
export function SupplyLine({ product, received, perDay }: SupplyLineProps) {
  const t = useTranslations('orders.supply');
  const locale = useLocale();
  const amountText = useAmountText();
  const id = useId();
  const { name, quantity, unit } = product;
  const [typed, setTyped] = useState(() => writeDosage(perDay, locale));
  if (unit === 'pack' || quantity === null) return null;

  const today = dayIn(new Date()) ?? received;
  const lastDay = perDay === null ? null : lastDayOf(received, quantity, perDay);
  const isNonsense = typed.trim() !== '' && lastDay === null;

  function change(text: string) {
    setTyped(text);
    setDosage(product.id ?? name ?? '', readDosage(text));
  }

  function saveReminder() {
    const day = reminderDayFor(lastDay ?? today, today);
    const text = reminderFile({ day, words: t('reminder'), id: crypto.randomUUID(), now: new Date() });
    saveFile(new Blob([text], { type: 'text/calendar' }), t('fileName'));
  }

  return (
    <li className={styles.line}>
      <p lang="de">
        <b>{name}</b>, {amountText(quantity, unit)}
      </p>
      <TextField
        id={`${id}-dosage`}
        className={styles.dosage}
        label={t(`perDay.${unit}`)}
        inputMode="decimal"
        autoComplete="off"
        isOptional
        value={typed}
        error={isNonsense ? t('nonsense') : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <p role="status">{lastDay && t(lastDay < today ? 'usedUp' : 'lasts', { date: formatDate(lastDay, locale) })}</p>
      {lastDay && lastDay >= today && (
        <Button size="small" icon={<CalendarPlus />} onClick={saveReminder}>
          {t('save')}
        </Button>
      )}
    </li>
  );
}
