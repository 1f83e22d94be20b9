import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/toast.ts';

export interface IncomingImages {
  /** Where new ones go to; null while no folder is open. */
  dir: string | null;
  /** A file to upload, or the path of one that is there. The first is being asked about. */
  waiting: readonly (File | string)[];
  picker: RefObject<HTMLInputElement | null>;
  /** By the button: the browser asks for files. */
  pick: () => void;
  /** What was picked, dropped or pasted. */
  take: (files: readonly File[]) => void;
  /** One that is there already, into the text. */
  insert: (path: string) => void;
  /** The first is dealt with. */
  next: () => void;
}

/** Images on their way into the folder and into the text, one after the other (CM-04). */
export function useIncomingImages(dir: string | null): IncomingImages {
  const t = useTranslations('editor.images');
  const picker = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<readonly (File | string)[]>([]);

  function sayThatNoFolderIsOpen() {
    showToast(t('nowhere'), { type: 'error' });
  }

  return {
    dir,
    waiting,
    picker,
    pick() {
      if (dir === null) sayThatNoFolderIsOpen();
      else picker.current?.click();
    },
    take(files) {
      if (dir === null) sayThatNoFolderIsOpen();
      else setWaiting([...waiting, ...files]);
    },
    insert(path) {
      setWaiting([...waiting, path]);
    },
    next() {
      setWaiting(waiting.slice(1));
    },
  };
}
