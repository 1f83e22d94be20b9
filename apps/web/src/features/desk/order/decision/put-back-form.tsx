import type { DeskOrder } from '@shop/contract/desk/orders';
import { useTranslations } from 'use-intl';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useActForm } from './use-act.ts';

/** Nobody comes for it: asked once more, because the order ends with it. */
export function PutBackForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const t = useTranslations('deskDecision');
  const action = 'putBack';
  const { submit, shell } = useActForm({ order, action, empty: null, onClose });
  return (
    <DeskForm
      {...shell}
      title={t('actions.putBack')}
      about={t('form.about.putBack')}
      sendLabel={t('form.send.putBack')}
      isFinal
      onSend={() => submit(null, (version) => ({ version, action }))}
    />
  );
}
