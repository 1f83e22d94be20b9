import type { DeskOrder } from '@shop/contract/desk/orders';
import { joinClasses } from '#ui/join-classes.ts';
import { CheckColumn } from './check-column.tsx';
import styles from './order-workbench.module.css';
import { PaperColumn } from './paper-column.tsx';
import { StoryColumn } from './story/story-column.tsx';

interface OrderColumnsProps {
  order: DeskOrder;
  maySeePrescription: boolean;
}

/** Each column has one duty. Who may not see prescriptions, and whose own order it is, has the story only. */
export function OrderColumns({ order, maySeePrescription }: OrderColumnsProps) {
  const isWhole = maySeePrescription && !order.isOwn;
  return (
    <div className={joinClasses(styles.columns, !isWhole && styles.storyOnly)}>
      {isWhole && <PaperColumn order={order} />}
      {isWhole && <CheckColumn order={order} />}
      <StoryColumn order={order} />
    </div>
  );
}
