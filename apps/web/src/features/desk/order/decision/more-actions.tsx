import type { DeskAction } from '@shop/contract/desk/desk-actions';
import type { DeskOrder } from '@shop/contract/desk/orders';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { furtherActions } from './next-action.ts';
import { useActionName } from './use-action-name.ts';

interface MoreActionsProps {
  order: DeskOrder;
  onAct: (action: DeskAction) => void;
  onClose: () => void;
}

/** The quiet list of what else can be done now. */
export function MoreActions({ order, onAct, onClose }: MoreActionsProps) {
  const t = useTranslations('deskDecision');
  const nameOf = useActionName();
  const list = useRef<HTMLUListElement>(null);
  const actions = furtherActions(order);
  useDeskKeys([{ key: 'Escape', label: t('form.cancel'), act: onClose }]);

  useEffect(() => {
    list.current?.querySelector('button')?.focus();
  }, []);

  return (
    <section aria-label={t('more')}>
      {actions.length === 0 && <Text>{t('nothingMore')}</Text>}
      <Row as="ul" gap={0.5} ref={list}>
        {actions.map((action) => (
          <li key={action}>
            <Button size="small" onClick={() => onAct(action)}>
              {nameOf(action, order)}
            </Button>
          </li>
        ))}
      </Row>
    </section>
  );
}
