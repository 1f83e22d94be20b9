import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import type { Hint } from './checks/hint.ts';
import styles from './editor-workspace.module.css';
import { ImageStrip } from './images/image-strip.tsx';
import type { TextHandle } from './text/text-handle.ts';
import { TextPane } from './text-pane.tsx';
import { TextState } from './text-state.tsx';
import type { TextImages } from './use-text-images.ts';
import type { TextSession } from './writing/use-text-session.ts';
import { useTwinText } from './writing/use-twin-text.ts';

interface TextColumnProps {
  /** Null where no text is chosen. */
  path: string | null;
  session: TextSession;
  /** The text as it was when the writer last paused. */
  settled: string;
  hints: readonly Hint[];
  images: TextImages;
  handle: RefObject<TextHandle | null>;
  onLink: () => void;
  onRemoveImage: (path: string) => void;
}

/** The open text, or why there is none, above the images that lie beside it. */
export function TextColumn({ path, session, images, handle, onRemoveImage, ...text }: TextColumnProps) {
  const t = useTranslations('editor.files');
  const { open } = session;
  const { incoming } = images;
  const twinText = useTwinText(session.isMissing ? path : null);

  return (
    <div className={styles.text}>
      {open ? (
        <TextPane
          {...text}
          session={session}
          covers={images.covers}
          handle={handle}
          onCover={(address) => void images.chooseCover(address)}
          onUpload={incoming.pick}
          onImages={incoming.take}
        />
      ) : (
        <div className={styles.closed}>
          {path ? (
            <TextState session={session} onBegin={twinText ? () => session.begin(twinText) : undefined} />
          ) : (
            <p className={styles.choose}>{t('chooseText')}</p>
          )}
        </div>
      )}
      <ImageStrip
        images={images.paths}
        addressOf={images.addressOf}
        onInsert={open ? incoming.insert : undefined}
        onRemove={onRemoveImage}
        onUpload={incoming.pick}
      />
    </div>
  );
}
