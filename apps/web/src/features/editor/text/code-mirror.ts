import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdownKeymap, markdownLanguage } from '@codemirror/lang-markdown';
import { syntaxTree } from '@codemirror/language';
import { setDiagnostics } from '@codemirror/lint';
import { type Extension, RangeSetBuilder } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { changeBetween } from './markdown-edits.ts';
import type { TextHandle, TextViewProps } from './text-handle.ts';

type CodeMirrorOptions = Pick<TextViewProps, 'text' | 'label' | 'lang' | 'onChange' | 'onLine'>;

export interface CodeMirror extends TextHandle {
  setText(text: string): void;
  setMarks(marks: TextViewProps['marks']): void;
  destroy(): void;
}

/** @param root a shadow root: there the editor adopts its style sheet, while in the page the CSP forbids it to add one. */
export function openCodeMirror(
  root: ShadowRoot,
  { text, label, lang, onChange, onLine }: CodeMirrorOptions,
): CodeMirror {
  const view = new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      lineNumbers(),
      history(),
      highlightActiveLine(),
      highlightActiveLineGutter(),
      // Tab is not bound: it leads on to the next control, as everywhere.
      keymap.of([...markdownKeymap, ...defaultKeymap, ...historyKeymap]),
      // Not all of `markdown()`: that brings HTML, CSS and JavaScript along, which no text here may hold.
      markdownLanguage.extension,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label, lang, spellcheck: 'true', tabindex: '0' }),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange(update.state.doc.toString());
        if (update.docChanged || update.selectionSet) {
          onLine(update.state.doc.lineAt(update.state.selection.main.head).number);
        }
      }),
      marksOfMarkdown,
      look,
    ],
  });

  return {
    edit(make) {
      const { from, to } = view.state.selection.main;
      const { select, ...changes } = make(view.state.doc.toString(), { from, to });
      view.dispatch({ changes, selection: { anchor: select.from, head: select.to }, scrollIntoView: true });
      view.focus();
    },
    selectedText() {
      const { from, to } = view.state.selection.main;
      return view.state.sliceDoc(from, to);
    },
    goToLine(line) {
      const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) });
      view.focus();
    },
    setText(next) {
      const written = view.state.doc.toString();
      if (written !== next) view.dispatch({ changes: changeBetween(written, next) });
    },
    setMarks(marks) {
      const end = view.state.doc.length;
      const inside = marks.filter(({ to, from }) => from < to && to <= end);
      view.dispatch(
        setDiagnostics(
          view.state,
          inside.map((mark) => ({ ...mark, severity: 'warning' as const })),
        ),
      );
    },
    destroy: () => view.destroy(),
  };
}

/** The class of each kind of mark; what is not named is plain text. */
const classes: Record<string, string> = {
  ATXHeading1: 'm-heading',
  ATXHeading2: 'm-heading',
  ATXHeading3: 'm-heading',
  ATXHeading4: 'm-heading',
  ATXHeading5: 'm-heading',
  ATXHeading6: 'm-heading',
  StrongEmphasis: 'm-strong',
  Emphasis: 'm-emphasis',
  Link: 'm-link',
  Image: 'm-link',
  InlineCode: 'm-code',
  FencedCode: 'm-code',
  Blockquote: 'm-quote',
  ListMark: 'm-mark',
  HorizontalRule: 'm-mark',
};

const marksOfMarkdown: Extension = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = markVisible(view);
    }

    update(update: ViewUpdate) {
      const isParsed = syntaxTree(update.startState) !== syntaxTree(update.state);
      if (update.docChanged || update.viewportChanged || isParsed) this.decorations = markVisible(update.view);
    }
  },
  { decorations: (plugin) => plugin.decorations },
);

function markVisible(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter({ name, from: start, to: end }) {
        const className = classes[name];
        if (className && start < end) builder.add(start, end, Decoration.mark({ class: className }));
      },
    });
  }
  return builder.finish();
}

/** In the tokens of the shop, which reach into the shadow. */
const look = EditorView.theme({
  '&': {
    height: '100%',
    minHeight: '20rem',
    backgroundColor: 'var(--field)',
    color: 'var(--text)',
    fontSize: '0.875rem',
  },
  '&.cm-focused': { outline: '0.1875rem solid var(--focus)', outlineOffset: '-0.1875rem' },
  '.cm-scroller': { fontFamily: 'var(--font-code)', lineHeight: '1.62', overflow: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 1rem 0 0.5rem', overflowWrap: 'anywhere' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--text-3)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '2.5rem', padding: '0 0.5rem 0 0.25rem' },
  '.cm-activeLine': { backgroundColor: 'var(--surface-2)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--surface-2)', boxShadow: 'inset 0.1875rem 0 0 var(--primary)' },
  '.m-heading': { color: 'var(--primary)', fontWeight: 'var(--w-bold)' },
  '.m-strong': { color: 'var(--thc-text)', fontWeight: 'var(--w-bold)' },
  '.m-emphasis': { fontStyle: 'italic' },
  '.m-link': { color: 'var(--info)' },
  '.m-code': { color: 'var(--cbd-text)' },
  '.m-quote, .m-mark': { color: 'var(--text-2)' },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warn)',
    textUnderlineOffset: '0.2em',
  },
  '.cm-tooltip': {
    maxWidth: '24rem',
    border: '1px solid var(--line)',
    borderRadius: 'var(--r-sm)',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    fontFamily: 'var(--font-text)',
  },
  '.cm-diagnostic-warning': { borderLeft: '0.1875rem solid var(--warn)' },
});
