import { useTranslations } from 'use-intl';
import type { DeskKey } from '#domain/desk/keys/key-store.ts';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';

/** Each is left out where the caller cannot do it now. */
export interface DecisionActs {
  onYes: (() => void) | undefined;
  onNo: (() => void) | undefined;
  onAsk: (() => void) | undefined;
  onNote: (() => void) | undefined;
  onAmend: (() => void) | undefined;
  onDelay: (() => void) | undefined;
  onMore: (() => void) | undefined;
}

/** The letters of the decision, as they stand on its buttons. */
export const decisionKeys = {
  onYes: 'f',
  onNo: 'X',
  onAsk: 'r',
  onNote: 'n',
  onAmend: 'e',
  onDelay: 'd',
  onMore: 'm',
} as const satisfies Record<keyof DecisionActs, string>;

export function useDecisionKeys(acts: DecisionActs): void {
  const t = useTranslations('deskDecision.keys');
  const labels = {
    onYes: t('yes'),
    onNo: t('no'),
    onAsk: t('ask'),
    onNote: t('note'),
    onAmend: t('amend'),
    onDelay: t('delay'),
    onMore: t('more'),
  };
  const names = Object.keys(decisionKeys) as (keyof DecisionActs)[];
  useDeskKeys(
    names.flatMap((name): DeskKey[] => {
      const act = acts[name];
      return act ? [{ key: decisionKeys[name], label: labels[name], act, isSecondary: name !== 'onYes' }] : [];
    }),
  );
}
