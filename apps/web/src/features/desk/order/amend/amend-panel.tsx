import type { DeskOrder } from '@shop/contract/desk/orders';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { AmendForm } from './amend-form.tsx';
import { OpenProposal } from './open-proposal.tsx';

/** The open proposal, if there is one; otherwise, or in its place, a new one. */
export function AmendPanel({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const [isAnew, setAnew] = useKeptState(`change anew ${order.id}`, false);
  const proposal = order.amendments.find(({ state }) => state === 'proposed');
  if (!proposal || isAnew) return <AmendForm order={order} onClose={onClose} />;
  return <OpenProposal order={order} proposal={proposal} onAnew={() => setAnew(true)} onClose={onClose} />;
}
