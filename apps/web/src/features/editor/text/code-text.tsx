import { useEffect, useRef } from 'react';
import { type CodeMirror, openCodeMirror } from './code-mirror.ts';
import styles from './code-text.module.css';
import type { TextViewProps } from './text-handle.ts';

/** The text in CodeMirror: line numbers, marks, undo. A chunk of its own. */
export default function CodeText({ text, label, lang, marks, onChange, onLine, onReady }: TextViewProps) {
  const hostRef = useRef<HTMLDivElement>(null);
  const editorRef = useRef<CodeMirror>(null);
  const now = useRef({ text, onChange, onLine, onReady });
  useEffect(() => {
    now.current = { text, onChange, onLine, onReady };
  });

  useEffect(() => {
    const host = hostRef.current;
    if (!host) return;
    const editor = openCodeMirror(host.shadowRoot ?? host.attachShadow({ mode: 'open' }), {
      text: now.current.text,
      label,
      lang,
      onChange: (written) => now.current.onChange(written),
      onLine: (line) => now.current.onLine(line),
    });
    editorRef.current = editor;
    now.current.onReady(editor);
    return () => editor.destroy();
  }, [label, lang]);

  useEffect(() => editorRef.current?.setText(text), [text]);
  useEffect(() => editorRef.current?.setMarks(marks), [marks]);

  return <div ref={hostRef} className={styles.host} />;
}
