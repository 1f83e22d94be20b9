import type { JournalCheckShown } from '@shop/contract/desk/journal';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatTime } from '#lib/format.ts';
import { Pill } from '#ui/pill.tsx';

/** Whether the chain was whole when it was last checked. An alarm stands above every screen, so it is not repeated here. */
export function ChainState({ check }: { check: JournalCheckShown | null }) {
  const t = useTranslations('deskJournal.chain');
  const locale = useLocale();
  if (!check) return <Pill tone="warn">{t('never')}</Pill>;
  if (!check.isIntact) return <Pill tone="danger">{t('broken')}</Pill>;
  const when = `${formatDate(check.at, locale)}, ${formatTime(check.at, locale)}`;
  return (
    <Pill tone="ok" icon={<ShieldCheck aria-hidden="true" />}>
      {t('intact', { when })}
    </Pill>
  );
}
