import type { DeskOrder } from '@shop/contract/desk/orders';
import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { attachId, useMayAttach } from './may-attach.ts';

/** Leads to the form beside the paper, from where the file is missing. */
export function AttachWay({ order }: { order: DeskOrder }) {
  const t = useTranslations('deskPaper.attach');
  if (!useMayAttach(order)) return null;
  return (
    <Button
      size="small"
      icon={<Paperclip aria-hidden="true" />}
      onClick={() => document.getElementById(attachId)?.click()}
    >
      {t('open')}
    </Button>
  );
}
