import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { useAmountWords } from '#domain/desk/order/use-amount-words.ts';
import styles from './story-column.module.css';

/** What was ordered and what happened. */
export function StoryColumn({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder');
  const amountWords = useAmountWords();
  return (
    <aside className={styles.story} aria-label={t('story')}>
      <ul>
        {order.lines.map(({ position, name, unit, quantity }) => (
          <li key={position}>
            <b>{name}</b> {amountWords([{ unit, quantity }])}
          </li>
        ))}
      </ul>
    </aside>
  );
}
