import type { RefObject } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Hint } from './checks/hint.ts';
import { useHintText } from './checks/use-hint-text.ts';
import { headInFields, linesIn, withBody } from './front-matter-lines.ts';
import { kindOf, languageOf, nameOf } from './places.ts';
import { FrontMatterFields } from './text/front-matter-fields.tsx';
import type { TextHandle } from './text/text-handle.ts';
import { TextTools } from './text/text-tools.tsx';
import { TextView } from './text/text-view.tsx';
import { TextNotices } from './text-notices.tsx';
import styles from './text-pane.module.css';
import type { TextSession } from './writing/use-text-session.ts';

interface TextPaneProps {
  session: TextSession;
  /** The text as it was when the writer last paused. */
  settled: string;
  hints: readonly Hint[];
  covers: readonly string[];
  handle: RefObject<TextHandle | null>;
  onCover: (address: string) => void;
  onLink: () => void;
  onUpload: () => void;
  onImages: (files: File[]) => void;
}

/** The open text: its head as fields, the tools, and the text itself. */
export function TextPane({
  session,
  settled,
  hints,
  covers,
  handle,
  onCover,
  onLink,
  onUpload,
  onImages,
}: TextPaneProps) {
  const t = useTranslations('editor.text');
  const hintText = useHintText();
  const [line, setLine] = useState(1);
  const { open, change } = session;
  // The head stands in the fields: the text below begins after it.
  const head = headInFields(open?.text ?? '');
  const marks = useMemo(
    () =>
      hints
        .filter(({ from }) => from >= head.length)
        .map((hint) => ({
          from: hint.from - head.length,
          to: hint.to - head.length,
          message: hintText(hint).title,
        })),
    [hints, hintText, head.length],
  );
  const linesAbove = useRef(0);
  useEffect(() => {
    linesAbove.current = linesIn(head);
  }, [head]);
  const fields = useRef<HTMLDivElement>(null);

  function take(ready: TextHandle) {
    handle.current = {
      ...ready,
      // Counted in the whole text; a line of the head leads to the fields.
      goToLine(wanted) {
        if (wanted > linesAbove.current) ready.goToLine(wanted - linesAbove.current);
        else fields.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
      },
    };
  }

  useEffect(
    () => () => {
      handle.current = null;
    },
    [handle],
  );
  if (!open) return null;

  return (
    <>
      <div ref={fields}>
        <FrontMatterFields
          key={`head of ${open.path}`}
          kind={kindOf(open.path)}
          text={open.text}
          covers={covers}
          onChange={change}
          onCover={onCover}
          onGoToLine={(wanted) => handle.current?.goToLine(wanted)}
        />
      </div>
      <div className={styles.tools}>
        <TextTools
          text={settled}
          line={line}
          onEdit={(make) => handle.current?.edit(make)}
          onLink={onLink}
          onImage={onUpload}
        />
        <TextNotices session={session} />
      </div>
      <TextView
        key={open.path}
        text={open.text.slice(head.length)}
        label={t('label', { name: nameOf(open.path) })}
        lang={languageOf(open.path)}
        marks={marks}
        onChange={(body) => change((text) => withBody(text, body))}
        onLine={setLine}
        onReady={take}
        onImages={onImages}
      />
    </>
  );
}
