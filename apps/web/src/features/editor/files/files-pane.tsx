import FilePlus from 'lucide-react/icons/file-plus';
import Link2 from 'lucide-react/icons/link-2';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { isText, mayRemove, nameOf, type Place, slugOf } from '../places.ts';
import { FileList } from './file-list.tsx';
import styles from './files-pane.module.css';

interface FilesPaneProps {
  place: Place;
  isDirty: boolean;
  /** The path of the file that was removed last. */
  removed: string | null;
  isCreating: boolean;
  onOpen: () => void;
  onNewPost: () => void;
  onAddress: () => void;
  onRemove: (path: string) => void;
  onUndo: () => void;
}

/** The files of the folder and what can be done with the open one. */
export function FilesPane(props: FilesPaneProps) {
  const { place, isDirty, removed, isCreating } = props;
  const t = useTranslations('editor.files');
  const { file } = place;

  return (
    <aside className={styles.pane} aria-label={t('title')}>
      <FileList place={place} isDirty={isDirty} onOpen={props.onOpen} />
      <Stack gap={0.35} className={styles.bottom}>
        <div role="status">
          {removed && (
            <Row as="p" gap={[0, 0.5]} align="center" spread="apart" className={styles.removed}>
              <span>{t('removed', { name: nameOf(removed) })}</span>
              <Button variant="ghost" icon={<Undo2 />} onClick={props.onUndo}>
                {t('undo')}
              </Button>
            </Row>
          )}
        </div>
        {file && isText(file) && slugOf(file) && (
          <Button variant="ghost" icon={<Link2 />} onClick={props.onAddress}>
            {t('changeAddress')}
          </Button>
        )}
        {file && mayRemove(file) && (
          <Button variant="ghost" icon={<Trash2 />} onClick={() => props.onRemove(file)}>
            {t('remove', { name: nameOf(file) })}
          </Button>
        )}
        {place.area === 'blog' && (
          <Button icon={<FilePlus />} isBusy={isCreating} onClick={props.onNewPost}>
            {t('newPost')}
          </Button>
        )}
      </Stack>
    </aside>
  );
}
