import FileDown from 'lucide-react/icons/file-down';
import { useTranslations } from 'use-intl';
import { call } from '#lib/api.ts';
import { saveFile } from '#lib/save-file.ts';
import { Button } from '#ui/button.tsx';
import { showOrderToast } from './order-toast.ts';
import { useOrderAct } from './use-order-act.ts';

/** The sheet that goes into the envelope with the original prescription. */
export function CoverSheetButton({ orderId, code }: { orderId: string; code: string }) {
  const t = useTranslations('orders.next.original');
  const { act, isBusy } = useOrderAct(() => fetchCoverSheet(orderId, code), {
    onDone: (sheet) => {
      saveFile(sheet, t('coverSheetName', { code }));
      showOrderToast(t('saved'), 'success');
    },
    onFailed: () => showOrderToast(t('failed'), 'error'),
  });
  return (
    <Button icon={<FileDown />} isBusy={isBusy} onClick={() => act(undefined)}>
      {t('coverSheet')}
    </Button>
  );
}

async function fetchCoverSheet(id: string, code: string): Promise<Blob> {
  const sheet: unknown = await call('downloadCoverSheet', { params: { id }, body: { code } });
  if (!(sheet instanceof Blob)) throw new TypeError('The cover sheet is no file.');
  return sheet;
}
