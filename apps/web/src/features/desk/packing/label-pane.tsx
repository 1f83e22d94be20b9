import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import panes from '#domain/desk/panes/panes.module.css';
import { Button } from '#ui/button.tsx';
import { LabelActs } from './label-acts.tsx';
import { LabelPreview } from './label-preview.tsx';
import styles from './packing.module.css';
import { Papers } from './papers.tsx';

/** One label at a time: what is weighed next, or what the releaser has not looked at yet, until somebody turns on. */
export function LabelPane({ packing }: { packing: PackingShown }) {
  const t = useTranslations('deskPacking.label');
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const { portions } = packing;
  const shown = portions.find(({ id }) => id === turnedTo) ?? firstOpen(packing);
  if (!shown) return null;
  const at = portions.indexOf(shown);
  const [before, after] = [portions[at - 1], portions[at + 1]];
  return (
    <aside className={panes.pane} aria-labelledby="label">
      <header className={styles.benchHead}>
        <h2 id="label">{t('title', { number: at + 1, count: portions.length })}</h2>
        <span className={styles.muted}>{t('size')}</span>
        {portions.length > 1 && (
          <span className={styles.turn}>
            <Turn to={before} label={t('before')} onTurn={setTurnedTo} />
            <Turn to={after} label={t('after')} onTurn={setTurnedTo} />
          </span>
        )}
      </header>
      <div className={styles.side}>
        <LabelPreview label={shown.label} />
        <LabelActs key={shown.id} packing={packing} portion={shown} />
        <Papers packing={packing} />
      </div>
    </aside>
  );
}

function Turn({ to, label, onTurn }: { to: PortionShown | undefined; label: string; onTurn: (id: number) => void }) {
  return (
    <Button size="small" variant="ghost" aria-disabled={to ? undefined : true} onClick={() => to && onTurn(to.id)}>
      {label}
    </Button>
  );
}

function firstOpen({ portions, preparedAt }: PackingShown): PortionShown | undefined {
  const isOpen = ({ weighing, labelSeen }: PortionShown) =>
    preparedAt ? !labelSeen.some(({ isYou }) => isYou) : weighing === null;
  return portions.find(isOpen) ?? portions.at(-1);
}
