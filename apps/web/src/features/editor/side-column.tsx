import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Hint } from './checks/hint.ts';
import { HintList } from './checks/hint-list.tsx';
import styles from './editor-workspace.module.css';
import { headInFields, linesIn } from './front-matter-lines.ts';
import { PreviewPane } from './preview-pane.tsx';
import { RevisionsDrawer } from './revisions/revisions-drawer.tsx';
import type { TextImages } from './use-text-images.ts';
import type { OpenText } from './writing/session-state.ts';

interface SideColumnProps {
  open: OpenText | null;
  /** The text as it was when the writer last paused. */
  settled: string;
  hints: readonly Hint[];
  images: TextImages;
  areRevisionsOpen: boolean;
  /** Draws a text as the website does. */
  preview: (path: string, text: string) => ReactNode;
  onGoToLine: (line: number) => void;
  onLoadRevision: (content: string) => void;
  onCloseRevisions: () => void;
}

/** Beside the text: how readers will see it and what is worth a look, or its earlier versions. */
export function SideColumn({ open, settled, hints, images, areRevisionsOpen, preview, ...on }: SideColumnProps) {
  const t = useTranslations('editor.preview');
  if (areRevisionsOpen && open) {
    return (
      <div className={styles.aside}>
        <div className={styles.revisions}>
          <RevisionsDrawer
            key={open.path}
            path={open.path}
            text={open.text}
            current={open.base.revision}
            onLoad={on.onLoadRevision}
            onClose={on.onCloseRevisions}
          />
        </div>
      </div>
    );
  }

  return (
    <div className={styles.aside}>
      <div className={styles.preview}>
        {open ? (
          <PreviewPane
            path={open.path}
            text={settled}
            draftFolder={images.draftFolder}
            own={images.ownAddresses}
            preview={preview}
          />
        ) : (
          <p className={styles.choose}>{t('empty')}</p>
        )}
      </div>
      {open && (
        <div className={styles.hints}>
          <HintList hints={hints} linesAbove={linesIn(headInFields(settled))} onGoToLine={on.onGoToLine} />
        </div>
      )}
    </div>
  );
}
