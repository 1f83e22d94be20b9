import type { DeskAction } from '@shop/contract/desk/desk-actions';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';

/** What an action is called on its button. */
export function useActionName(): (action: DeskAction, order: Pick<DeskOrder, 'status'>) => string {
  const t = useTranslations('deskDecision.actions');
  return (action, { status }) => t(action === 'review' && status === 'clarification' ? 'reviewAgain' : action);
}
