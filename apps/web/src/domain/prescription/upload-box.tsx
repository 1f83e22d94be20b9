import Camera from 'lucide-react/icons/camera';
import FileUp from 'lucide-react/icons/file-up';
import ImageUp from 'lucide-react/icons/image-up';
import { type ChangeEvent, type ReactNode, type RefObject, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import styles from './upload-box.module.css';
import { UploadedFile } from './uploaded-file.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { PrescriptionUpload } from './use-prescription-upload.ts';

const pdfType = 'application/pdf';
const acceptedTypes = `image/*,${pdfType}`;

interface UploadBoxProps {
  upload: PrescriptionUpload;
  /** Where the file is chosen: for a page that has to ask for it again. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Takes the file of a prescription: dropped, chosen or photographed, and tells how far it has come (RX-02). */
export function UploadBox({ upload, inputRef }: UploadBoxProps) {
  const t = useTranslations('prescription.upload');
  const headingId = useId();
  const hintId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownRef;
  const isTouched = useSyncExternalStore(onPointerChange, hasCoarsePointer);
  const { isOver, dropZone } = useFileDrop(upload.choose);
  const { state, wrongFile, isPdfOnly, isAllowed } = upload;
  const pick = { hintId, isPdfOnly, isLocked: !isAllowed, onChoose: upload.choose };

  /** The pressed button is about to disappear. */
  function andFocus(act: () => void) {
    return () => {
      act();
      input.current?.focus();
    };
  }

  return (
    <Card as="section" gap={0.9} isRaised aria-labelledby={headingId}>
      <h2 id={headingId}>{t(isPdfOnly ? 'pdfTitle' : 'title')}</h2>
      <Columns
        columns="auto minmax(0, 1fr) auto"
        gap={[0.75, 1.1]}
        align="center"
        className={joinClasses(styles.drop, isOver && styles.over)}
        {...dropZone}
      >
        <ImageUp aria-hidden="true" />
        <Stack as="p" gap={0.2} className={styles.what}>
          <b>{dropText()}</b>
          <span id={hintId}>{t(isPdfOnly ? 'pdfHint' : 'hint')}</span>
        </Stack>
        <Row gap={0.6} className={styles.picks}>
          <FilePick {...pick} inputRef={input} icon={<FileUp aria-hidden="true" />}>
            {t('choose')}
          </FilePick>
          {isTouched && !isPdfOnly && (
            <FilePick {...pick} icon={<Camera aria-hidden="true" />} isCamera>
              {t('photograph')}
            </FilePick>
          )}
        </Row>
      </Columns>
      {wrongFile && (
        <Note tone="danger" role="alert">
          {t(`wrong.${wrongFile.fault}`, { name: wrongFile.name })}
        </Note>
      )}
      <UploadedFile state={state} onRetry={andFocus(upload.retry)} onDiscard={andFocus(upload.discard)} />
      <p className="visually-hidden" role="status">
        {state.kind === 'uploaded' && t('doneSaid', { name: state.kept.name })}
      </p>
    </Card>
  );

  function dropText(): string {
    if (!isAllowed) return t('locked');
    if (isOver) return t('dropNow');
    if (isPdfOnly) return t('pdfDrop');
    return isTouched ? t('touch') : t('drop');
  }
}

interface FilePickProps {
  inputRef?: RefObject<HTMLInputElement | null>;
  hintId: string;
  icon: ReactNode;
  isCamera?: boolean;
  isPdfOnly: boolean;
  isLocked: boolean;
  onChoose: (files: File[]) => void;
  children: ReactNode;
}

/** The browser's own file input, drawn as a button. */
function FilePick({
  inputRef,
  hintId,
  icon,
  isCamera = false,
  isPdfOnly,
  isLocked,
  onChoose,
  children,
}: FilePickProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    // So that choosing the same file again counts as a change.
    target.value = '';
    onChoose(files);
  }

  return (
    <label className={styles.pick}>
      <input
        ref={inputRef}
        type="file"
        className="visually-hidden"
        accept={isPdfOnly ? pdfType : acceptedTypes}
        disabled={isLocked}
        capture={isCamera ? 'environment' : undefined}
        aria-describedby={hintId}
        onChange={choose}
      />
      {icon}
      {children}
    </label>
  );
}

const coarse = '(pointer: coarse)';

function hasCoarsePointer(): boolean {
  return window.matchMedia(coarse).matches;
}

function onPointerChange(listener: () => void): () => void {
  const query = window.matchMedia(coarse);
  query.addEventListener?.('change', listener);
  return () => query.removeEventListener?.('change', listener);
}
