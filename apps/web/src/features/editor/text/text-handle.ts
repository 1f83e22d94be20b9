import type { MakeEdit } from './markdown-edits.ts';

/** What the tools around the text can do with it, whichever editor shows it. */
export interface TextHandle {
  /** Changes the text at the cursor and puts the focus there. */
  edit(make: MakeEdit): void;
  selectedText(): string;
  /** Counted from 1. */
  goToLine(line: number): void;
}

export interface TextViewProps {
  text: string;
  label: string;
  lang: string;
  /** Parts of the text to underline, with what is said about them. */
  marks: readonly { from: number; to: number; message: string }[];
  onChange: (text: string) => void;
  onLine: (line: number) => void;
  /** Called with the handle when the editor is there. */
  onReady: (handle: TextHandle) => void;
}
