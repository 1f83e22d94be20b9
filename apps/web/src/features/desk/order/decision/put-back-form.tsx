import type { DeskOrder } from '@shop/contract/desk/orders';
import { DeskForm } from '#domain/desk/writing/desk-form.tsx';
import { useActForm } from './use-act.ts';

/** Nobody comes for it: asked once more, because the order ends with it. */
export function PutBackForm({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const action = 'putBack';
  const { submit, shell } = useActForm({ order, action, empty: null, onClose });
  return <DeskForm {...shell} isFinal onSend={() => submit(null, (version) => ({ version, action }))} />;
}
