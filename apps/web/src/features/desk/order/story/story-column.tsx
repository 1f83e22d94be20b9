import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { CorrectRecord } from './correct-record.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderWords } from './order-words.tsx';
import { ReturnedGoods } from './returned-goods.tsx';
import styles from './story-column.module.css';
import { StoryList } from './story-list.tsx';
import { UndeliveredMails } from './undelivered-mails.tsx';

/** What was ordered, what happened, and what was said. */
export function StoryColumn({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskOrder');
  return (
    <aside className={styles.story} aria-label={t('story')}>
      <UndeliveredMails undeliveredMails={order.undeliveredMails} />
      <OrderLines order={order} />
      <ReturnedGoods order={order} />
      <StoryList story={order.story} />
      <OrderWords order={order} />
      <OrderDetails order={order} />
      <CorrectRecord order={order} />
    </aside>
  );
}
