import { germanTime } from '@shop/contract/desk/german-time';
import type { BatchShown, StockedProduct } from '@shop/contract/desk/stock';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { actRules, actsFor, type BatchAct } from '#domain/desk/batch-act/batch-acts.ts';
import { useNow } from '#domain/desk/deadline/use-now.ts';
import { deskMeQuery } from '#domain/desk/desk-queries.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { Note } from '#ui/note.tsx';
import { BatchEntry } from './batch-entry.tsx';
import styles from './product-stock.module.css';

interface Open {
  batchId: string;
  act: BatchAct;
}

interface BatchListProps {
  product: StockedProduct;
  batches: readonly BatchShown[];
  recallAddressOf: ((id: string) => string) | undefined;
}

/** The batches of a product, the next to be dispensed first; the keys act on the one that is chosen. */
export function BatchList({ product, batches, recallAddressOf }: BatchListProps) {
  const t = useTranslations('deskStock');
  const { data: me } = useQuery({ ...deskMeQuery, enabled: false });
  const today = germanTime(useNow()).day;
  const list = useRef<HTMLUListElement>(null);
  const [chosen, choose] = useState<string | null>(null);
  const [open, setOpen] = useKeptState<Open | null>(`batch of ${product.id}`, null);
  const at = Math.max(
    0,
    batches.findIndex(({ id }) => id === chosen),
  );
  const selected = batches[at];
  const actsOf = (batch: BatchShown) => actsFor(batch, me?.rights ?? [], today);
  const acts = selected ? actsOf(selected) : [];

  function focusOn(id: string): void {
    const entry = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
    entry?.focus({ preventScroll: true });
    entry?.scrollIntoView({ block: 'nearest' });
  }

  function move(steps: number): void {
    const next = batches[chosen === null ? 0 : Math.min(batches.length - 1, Math.max(0, at + steps))];
    if (!next) return;
    choose(next.id);
    focusOn(next.id);
  }

  function act(batchId: string, wanted: BatchAct | null): void {
    choose(batchId);
    setOpen(wanted && { batchId, act: wanted });
    // What had the focus has gone with its form.
    if (!wanted) focusOn(batchId);
  }

  useDeskKeys([
    { key: 'j', label: t('keys.down'), act: () => move(1), isHarmless: true },
    { key: 'k', label: t('keys.up'), act: () => move(-1), isHarmless: true },
    ...acts.map((one) => ({
      key: actRules[one].key,
      label: t(`acts.${one}`),
      act: () => selected && act(selected.id, one),
    })),
  ]);

  if (batches.length === 0) return <Note tone="plain">{t('noBatches')}</Note>;
  return (
    <ul ref={list} className={styles.batches} aria-label={t('batches')}>
      {batches.map((batch) => (
        <BatchEntry
          key={batch.id}
          batch={batch}
          unit={product.unit}
          acts={actsOf(batch)}
          recallAddress={batch.recallId && recallAddressOf?.(batch.recallId)}
          isSelected={batch === selected}
          openAct={open?.batchId === batch.id ? open.act : null}
          onSelect={() => choose(batch.id)}
          onAct={(wanted) => act(batch.id, wanted)}
        />
      ))}
    </ul>
  );
}
