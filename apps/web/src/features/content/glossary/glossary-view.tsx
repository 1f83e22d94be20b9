import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { useHeadingInView } from '../use-heading-in-view.ts';
import { anchorIn } from '../use-late-anchor.ts';
import { BackToTop } from './back-to-top.tsx';
import { GlossaryColumns } from './glossary-columns.tsx';
import { GlossaryTerms } from './glossary-terms.tsx';
import { GlossaryTop } from './glossary-top.tsx';
import styles from './glossary-view.module.css';
import { LetterBar } from './letter-bar.tsx';
import type { Glossary } from './read-glossary.ts';
import { TermList } from './term-list.tsx';
import { useSmoothJump } from './use-smooth-jump.ts';

interface GlossaryViewProps {
  glossary: Glossary;
  /** The language of its text, where that is not the screen's. */
  language?: string | undefined;
  /** The page's heading; the button that opens the contents stands beside it. */
  heading: ReactNode;
  note?: ReactNode;
  /** The page stood before its text was there. */
  isLate: boolean;
}

/** The glossary with its jump bar and its contents: beside it, or in a dialog where there is no room (CT-07). */
export function GlossaryView({ glossary, language, heading, note, isLate }: GlossaryViewProps) {
  const { introduction, letters, sections } = glossary;
  const t = useTranslations('content.glossary');
  const [isContentsOpen, setContentsOpen] = useState(false);
  const glide = useSmoothJump();
  const { hash } = useLocation();
  const anchors = useMemo(() => sections.flatMap(({ terms }) => terms.map(({ anchor }) => anchor)), [sections]);
  const current = useHeadingInView(anchors);
  const currentSection = sections.find(({ terms }) => terms.some(({ anchor }) => anchor === current));

  function chooseInDialog() {
    setContentsOpen(false);
    glide();
  }

  return (
    <>
      <GlossaryTop heading={heading} onOpenContents={() => setContentsOpen(true)} />
      <LetterBar
        letters={letters}
        sections={sections}
        current={currentSection?.title.toUpperCase() ?? null}
        onJump={glide}
      />
      <GlossaryColumns
        contents={
          <nav className={joinClasses('screen-only', styles.aside)} aria-labelledby="glossary-contents">
            <h2 id="glossary-contents">{t('contents')}</h2>
            <TermList sections={sections} current={current} onChoose={glide} />
          </nav>
        }
      >
        {note && <div className={styles.note}>{note}</div>}
        <GlossaryTerms
          introduction={introduction}
          sections={sections}
          language={language}
          target={anchorIn(hash)}
          isLate={isLate}
        />
        <BackToTop />
      </GlossaryColumns>
      {isContentsOpen && (
        <Dialog title={t('contents')} onClose={() => setContentsOpen(false)}>
          <TermList sections={sections} current={current} onChoose={chooseInDialog} />
        </Dialog>
      )}
    </>
  );
}
