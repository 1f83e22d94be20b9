import type { DeskOrder } from '@shop/contract/desk/orders';
import { useState } from 'react';
import { useDraft } from './use-draft.ts';
import { useSeenOrder } from './use-seen-order.ts';
import { useWriteOnce, type WriteHeaders } from './use-write-once.ts';

interface OrderForm<Draft, Input> {
  order: DeskOrder;
  /** The name of its draft. */
  form: string;
  empty: Draft;
  send: (input: Input, headers: WriteHeaders) => Promise<unknown>;
  doneWords: (input: Input) => string;
  onClose: () => void;
}

/** What every form about an order knows: its draft, the version that was seen, and how the sending went. */
export function useOrderForm<Draft, Input>({ order, form, empty, send, doneWords, onClose }: OrderForm<Draft, Input>) {
  const seen = useSeenOrder(order);
  const [draft, setDraft, onDrop] = useDraft(order.id, form, empty);
  const [isChecked, setChecked] = useState(false);
  const { write, isBusy, failure } = useWriteOnce<Input>({
    orderId: order.id,
    send,
    doneWords,
    onDone: () => {
      onDrop();
      onClose();
    },
  });

  /** Sends it, or leads to the field that keeps it from being sent. */
  function submit(badField: string | null, makeInput: (version: number) => Input): void {
    setChecked(true);
    if (badField) document.getElementById(badField)?.focus();
    else if (!seen.changes) write(makeInput(seen.version));
  }

  return { draft, setDraft, isChecked, submit, shell: { isBusy, failure, seen, onClose, onDrop } };
}
