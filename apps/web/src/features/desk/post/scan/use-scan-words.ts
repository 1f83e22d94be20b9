import { useLocale, useTranslations } from 'use-intl';
import { shortMoment } from '#domain/desk/order/short-moment.ts';
import type { Scan } from './use-sitting.ts';

export type ScanTone = 'ok' | 'warn' | 'danger' | 'info';

export function toneOf({ state }: Scan): ScanTone {
  if (state === 'received') return 'ok';
  if (state === 'checking') return 'info';
  return state === 'failed' || state === 'unknown' || state === 'noCode' ? 'danger' : 'warn';
}

/** What came of a scan: in a word or two, with what to do, and as one sentence to be read out. */
export function useScanWords() {
  const t = useTranslations('deskPost');
  const locale = useLocale();

  function title({ state, code }: Scan): string {
    if (state === 'noCode') return t('scan.noCode');
    if (state === 'checking' || state === 'failed') return t(`scan.${state}`, { code: code ?? '' });
    return t(`outcomes.${state}`);
  }

  function advice({ state, code, order }: Scan): string | null {
    if (state === 'noCode' || state === 'checking' || state === 'failed') return null;
    return t(`advice.${state}`, {
      code: code ?? '',
      tray: order?.trayNumber ?? 0,
      time: order?.receivedAt ? shortMoment(order.receivedAt, locale) : '',
    });
  }

  function sentence(scan: Scan): string {
    if (!scan.order?.patientName) return [title(scan), advice(scan)].filter(Boolean).join('. ');
    const { patientName: name, trayNumber } = scan.order;
    return t('told', { outcome: title(scan), name, tray: trayNumber ?? 0 });
  }

  return { title, advice, sentence };
}
