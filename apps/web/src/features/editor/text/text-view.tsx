import { type ComponentType, type DragEvent, useEffect, useState } from 'react';
import { warn } from '#lib/log.ts';
import { PlainText } from './plain-text.tsx';
import type { TextViewProps } from './text-handle.ts';
import styles from './text-view.module.css';

interface TextViewWithFilesProps extends TextViewProps {
  /** Images that were pasted or dropped. */
  onImages: (files: File[]) => void;
}

/** The text to write in: a plain field at once, the code editor as soon as it is loaded. */
export function TextView({ onImages, ...props }: TextViewWithFilesProps) {
  const CodeText = useCodeText();
  const View = CodeText ?? PlainText;

  function take(event: { preventDefault(): void; stopPropagation(): void }, data: DataTransfer | null) {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    onImages(files);
  }

  function allowDrop(event: DragEvent) {
    if (event.dataTransfer.types.includes('Files')) event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are short cuts; the toolbar has the button.
    <div
      className={styles.view}
      onPasteCapture={(event) => take(event, event.clipboardData)}
      onDropCapture={(event) => take(event, event.dataTransfer)}
      onDragOver={allowDrop}
    >
      <View {...props} />
    </div>
  );
}

function useCodeText(): ComponentType<TextViewProps> | null {
  const [CodeText, setCodeText] = useState<ComponentType<TextViewProps> | null>(null);

  useEffect(() => {
    let isWanted = true;
    import('./code-text.tsx').then(
      (module) => isWanted && setCodeText(() => module.default),
      (error: unknown) => warn('The code editor could not be loaded: the text stays in a plain field.', error),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  return CodeText;
}
