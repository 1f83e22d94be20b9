import { useEffect, useRef } from 'react';
import { applyEdit } from './markdown-edits.ts';
import styles from './plain-text.module.css';
import type { TextViewProps } from './text-handle.ts';

/** The text in a plain field: until the code editor is loaded, and for good where it cannot be. */
export function PlainText({ text, label, lang, onChange, onLine, onReady }: TextViewProps) {
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const now = useRef({ text, onChange, onReady });
  useEffect(() => {
    now.current = { text, onChange, onReady };
  });

  useEffect(() => {
    const field = fieldRef.current;
    if (!field) return;
    now.current.onReady({
      edit(make) {
        const edit = make(field.value, { from: field.selectionStart, to: field.selectionEnd });
        now.current.onChange(applyEdit(field.value, edit));
        field.focus();
        // After React has put the new text in.
        requestAnimationFrame(() => field.setSelectionRange(edit.select.from, edit.select.to));
      },
      selectedText: () => field.value.slice(field.selectionStart, field.selectionEnd),
      goToLine(line) {
        const at = field.value.split('\n', line - 1).reduce((sum, before) => sum + before.length + 1, 0);
        field.focus();
        field.setSelectionRange(at, at);
        field.scrollTop = (field.scrollHeight / Math.max(1, field.value.split('\n').length)) * Math.max(0, line - 3);
      },
    });
  }, []);

  return (
    <textarea
      ref={fieldRef}
      className={styles.field}
      aria-label={label}
      lang={lang}
      spellCheck
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onSelect={(event) => {
        const { value, selectionStart } = event.currentTarget;
        onLine(value.slice(0, selectionStart).split('\n').length);
      }}
    />
  );
}
