import type { RecalledPerson } from '@shop/contract/desk/recalls';
import type { Unit } from '@shop/contract/quantity';
import { useId } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import line from '#domain/desk/writing/line-input.module.css';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Button } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';
import styles from './recall.module.css';
import { useContact } from './use-recall.ts';

interface RecalledPersonEntryProps {
  recallId: string;
  person: RecalledPerson;
  unit: Unit;
  /** Left out for who may not see orders. */
  orderAddressOf: ((code: string) => string) | undefined;
}

/** Somebody who got some of the batch: their number, what they have, and who has called. */
export function RecalledPersonEntry({ recallId, person, unit, orderAddressOf }: RecalledPersonEntryProps) {
  const t = useTranslations('deskRecall');
  const locale = useLocale();
  const id = useId();
  const amountWords = useAmountWords();
  const { name, phone, email, orders, contacts, isReached } = person;
  const [note, setNote] = useKeptState(`recall note ${person.orderId}`, '');
  const contact = useContact(recallId, person, () => setNote(''));
  const tell = (wasReached: boolean) => contact.write({ isReached: wasReached, note: note.trim() || null });

  return (
    <li className={styles.person} aria-labelledby={id} data-reached={isReached || undefined}>
      <div className={styles.who}>
        <h3 id={id}>{name}</h3>
        <Pill tone={isReached ? 'ok' : 'warn'}>{t(isReached ? 'done' : 'waiting')}</Pill>
        <a href={`tel:${phone}`}>{phone}</a>
        <a href={`mailto:${email}`}>{email}</a>
      </div>
      <ul className={styles.orders}>
        {orders.map(({ code, units, isHere }) => (
          <li key={code}>
            {orderAddressOf ? (
              <Link to={orderAddressOf(code)}>{orderWords(code, units)}</Link>
            ) : (
              orderWords(code, units)
            )}
            {isHere && <Pill tone="danger">{t('here')}</Pill>}
          </li>
        ))}
      </ul>
      {contacts.length > 0 && (
        <ul className={styles.contacts}>
          {contacts.map(({ at, by, way, isReached: wasReached, note: words }) => (
            <li key={at + way}>
              {t('contactBy', {
                contact: t(`contact.${wasReached ? 'reached' : 'tried'}.${way}`),
                moment: shortMoment(at, locale),
                name: by,
              })}
              {words && <q>{words}</q>}
            </li>
          ))}
        </ul>
      )}
      {contact.failure && <FailureWords failure={contact.failure} />}
      <div className={styles.tick}>
        <input
          className={line.input}
          value={note}
          aria-label={t('note', { name })}
          placeholder={t('notePlaceholder')}
          autoComplete="off"
          maxLength={500}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button
          size="small"
          variant={isReached ? 'secondary' : 'primary'}
          isBusy={contact.isBusy}
          aria-label={t('reachedOf', { name })}
          onClick={() => tell(true)}
        >
          {t('reached')}
        </Button>
        <Button size="small" isBusy={contact.isBusy} aria-label={t('missedOf', { name })} onClick={() => tell(false)}>
          {t('missed')}
        </Button>
      </div>
    </li>
  );

  function orderWords(code: string, units: number): string {
    return t('order', { code, amount: amountWords([{ unit, quantity: units }]) });
  }
}
