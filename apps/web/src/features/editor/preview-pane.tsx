import ExternalLink from 'lucide-react/icons/external-link';
import { type MouseEvent, type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Segments } from '#ui/segments.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { showOwn, withPlaceholders } from './images/draft-images.ts';
import { languageOf, pageOf } from './places.ts';
import styles from './preview-pane.module.css';
import { longText } from './writing/use-settled-text.ts';

interface PreviewPaneProps {
  path: string;
  text: string;
  /** The folder whose images the public cannot see yet. */
  draftFolder: string | null;
  own: ReadonlyMap<string, string>;
  /** Draws a text as the website does. */
  preview: (path: string, text: string) => ReactNode;
}

/** The text as readers will see it, a moment behind what is typed. */
export function PreviewPane({ path, text, draftFolder, own, preview }: PreviewPaneProps) {
  const t = useTranslations('editor.preview');
  const id = useId();
  const [isNarrow, setNarrow] = useState(false);
  const shown = useDeferredValue(beginningOf(text));
  const pageRef = useRef<HTMLDivElement>(null);

  // After every drawing: the images may be new ones.
  useLayoutEffect(() => {
    if (pageRef.current) showOwn(pageRef.current, own);
  });

  /** Links are followed beside the editor, not in place of it. */
  function followBeside(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    event.stopPropagation();
    window.open(link.href, '_blank', 'noopener');
  }

  return (
    <section className={styles.pane} aria-labelledby={id}>
      <Row gap={[0.25, 1]} align="center" className={styles.heading}>
        <Subheading as="h2" isBold isSmall id={id}>
          {t('title')}
        </Subheading>
        <a href={`#${pageOf(path)}`} target="_blank" rel="noopener">
          {t('toPage')} <span className="visually-hidden">{t('newTab')}</span>
          <ExternalLink aria-hidden="true" />
        </a>
        <Segments as="fieldset" isSmall aria-label={t('width')} className={styles.widths}>
          <button type="button" aria-pressed={!isNarrow} onClick={() => setNarrow(false)}>
            {t('wide')}
          </button>
          <button type="button" aria-pressed={isNarrow} onClick={() => setNarrow(true)}>
            {t('narrow')}
          </button>
        </Segments>
      </Row>
      {text.length > longText && (
        <Text size="small" className={styles.note}>
          {t('onlyBeginning')}
        </Text>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard. */}
      <div className={styles.window} tabIndex={0}>
        <div
          ref={pageRef}
          // A page of its own, as wide as it is here: layouts ask this container.
          className={joinClasses('preview-page', styles.page)}
          data-narrow={isNarrow || undefined}
          lang={languageOf(path)}
          onClickCapture={followBeside}
        >
          {preview(path, withPlaceholders(shown, draftFolder))}
        </div>
      </div>
    </section>
  );
}

/** Up to a paragraph: drawing all of a long text at every pause would hold up the writing. */
function beginningOf(text: string): string {
  return text.length > longText ? text.slice(0, text.lastIndexOf('\n\n', longText)) : text;
}
