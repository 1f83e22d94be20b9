import { type Lane, lanes } from '@shop/contract/desk/lane';
import { useTranslations } from 'use-intl';
import type { DeskKey } from '#domain/desk/keys/key-store.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';

interface QueueKeyActs {
  onMove: (steps: number) => void;
  onOpen: () => void;
  onMark: () => void;
  onTake: () => void;
  /** Left out for who may not tell patients anything. */
  onDelay: (() => void) | undefined;
  onLane: (lane: Lane | null) => void;
  onMine: () => void;
  onPrint: () => void;
  onBack: () => void;
}

/** The nine lanes of the path have the keys 1 to 9, all of them together 0, and problems, which lie beside it, '!'. */
export function useQueueKeys({
  onMove,
  onOpen,
  onMark,
  onTake,
  onDelay,
  onLane,
  onMine,
  onPrint,
  onBack,
}: QueueKeyActs): void {
  const t = useTranslations('deskQueue.keys');
  const nameOf = useTranslations('deskTools.lanes');
  const path = lanes.filter((lane) => lane !== 'problem');
  const more = { isSecondary: true };
  const keys: DeskKey[] = [
    { key: 'j', label: t('down'), act: () => onMove(1), isHarmless: true },
    { key: 'k', label: t('up'), act: () => onMove(-1), isHarmless: true },
    { key: 'ArrowDown', label: t('down'), act: () => onMove(1), ...more },
    { key: 'ArrowUp', label: t('up'), act: () => onMove(-1), ...more },
    { key: 'Enter', label: t('open'), act: onOpen },
    { key: 'x', label: t('mark'), act: onMark },
    { key: 't', label: t('take'), act: onTake },
    ...(onDelay ? [{ key: 'd', label: t('delay'), act: onDelay, ...more }] : []),
    { key: '0', shownTo: '9', label: t('lane'), act: () => onLane(null) },
    ...path.map((lane, index) => ({ key: String(index + 1), label: nameOf(lane), act: () => onLane(lane), ...more })),
    { key: '!', label: nameOf('problem'), act: () => onLane('problem'), ...more },
    { key: 'm', label: t('mine'), act: onMine, ...more },
    { key: 'p', label: t('print'), act: onPrint, ...more },
    { key: 'Escape', label: t('back'), act: onBack, ...more },
  ];
  useDeskKeys(keys);
}
