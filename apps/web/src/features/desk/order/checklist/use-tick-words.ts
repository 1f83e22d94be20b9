import type { Tick } from '@shop/contract/desk/tick';
import { useTranslations } from 'use-intl';

/** The value that goes with a tick, in words; nothing for a plain one. */
export function useTickWords(): (tick: Tick) => string {
  const t = useTranslations('deskCheck.tick');
  return (tick) => {
    if (!tick.isDone) return t('takenBack');
    if (tick.check === 'eRezept') return tick.number;
    if (tick.check === 'signature') return `${t(`results.${tick.result}`)}, ${tick.checker}.`;
    return tick.check === 'advice' ? t(tick.how) : '';
  };
}
