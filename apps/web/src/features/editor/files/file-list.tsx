import CornerLeftUp from 'lucide-react/icons/corner-left-up';
import FileText from 'lucide-react/icons/file-text';
import Folder from 'lucide-react/icons/folder';
import Image from 'lucide-react/icons/image';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { folderAbove, isImage, isText, linkToPlace, type Place } from '../places.ts';
import { type FolderItem, useFolder } from '../use-folder.ts';
import styles from './file-list.module.css';

interface FileListProps {
  place: Place;
  /** The open file has text that is not saved. */
  isDirty: boolean;
  /** Called when a file is opened. */
  onOpen: () => void;
}

/** The folders and files of the open folder, and the way up (CM-02). */
export function FileList({ place, isDirty, onOpen }: FileListProps) {
  const t = useTranslations('editor.files');
  const errorText = useErrorText();
  const { data: items, error, isFetching, refetch } = useFolder(place.dir, place.area);
  const above = folderAbove(place);

  return (
    <Stack gap={0.1} className={styles.list}>
      {above !== undefined && (
        <Link className={styles.item} to={linkToPlace(place.area, above)}>
          <CornerLeftUp />
          <span>{t('up')}</span>
        </Link>
      )}
      {!items && !error && <p role="status">{t('loading')}</p>}
      {!items && error && (
        <Stack gap={0.6} align="start" role="alert" className={styles.failed}>
          <p>
            {t('failed')} {errorText(error)}
          </p>
          <Button icon={<RotateCw />} isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {items?.length === 0 && <p>{t('empty')}</p>}
      {items && items.length > 0 && (
        <ul>
          {items.map((item) => (
            <li key={item.name}>
              <FileItem item={item} place={place} isDirty={isDirty} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      )}
    </Stack>
  );
}

interface FileItemProps extends FileListProps {
  item: FolderItem;
}

function FileItem({ item: { name, type, title, isDraft }, place, isDirty, onOpen }: FileItemProps) {
  const t = useTranslations('editor.files');
  const tBar = useTranslations('editor.bar');
  const path = place.dir === null ? name : `${place.dir}/${name}`;
  const isOpen = path === place.file;

  if (type === 'dir') {
    return (
      <Link className={styles.item} to={linkToPlace(place.area, path)}>
        <Folder />
        <span>
          {name}
          {title && <small>{title}</small>}
        </span>
        {isDraft && <span className={styles.draft}>{t('draft')}</span>}
      </Link>
    );
  }
  if (!isText(name)) {
    return (
      <span className={styles.item} title={isImage(name) ? undefined : t('notEditable')}>
        <Image />
        <span>{name}</span>
      </span>
    );
  }
  return (
    <Link
      className={styles.item}
      to={linkToPlace(place.area, path)}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onOpen}
    >
      <FileText />
      <span>{name}</span>
      {isOpen && isDirty && <span className={styles.dot} role="img" aria-label={tBar('unsaved')} />}
    </Link>
  );
}
