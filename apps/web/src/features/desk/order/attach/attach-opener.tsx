import Paperclip from 'lucide-react/icons/paperclip';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { attachId } from '../may-attach.ts';

interface AttachOpenerProps {
  /** Beside the tools of a paper it is one of them; without one it is what is to be done. */
  hasFile: boolean;
  isOpen: boolean;
  onOpen: () => void;
}

/** Opens the form; other places lead to this button. */
export function AttachOpener({ hasFile, isOpen, onOpen }: AttachOpenerProps) {
  const t = useTranslations('deskPaper.attach');
  const shared = { id: attachId, 'aria-expanded': isOpen, onClick: onOpen };
  if (hasFile) return <IconButton {...shared} label={t('another')} icon={<Paperclip />} />;
  return (
    <Button {...shared} size="small" variant="ghost" icon={<Paperclip aria-hidden="true" />}>
      {t('open')}
    </Button>
  );
}
