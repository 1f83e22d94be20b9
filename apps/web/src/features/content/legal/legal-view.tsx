import { type ReactNode, useMemo } from 'react';
import { useLocale } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { Stack } from '#ui/stack.tsx';
import { ContentsList } from '../contents-list.tsx';
import { Prose } from '../prose.tsx';
import { renderProse, withoutRepeatedTitle } from '../render-prose.ts';
import { foreignLanguage } from '../text-language.ts';
import { useHeadingInView } from '../use-heading-in-view.ts';
import styles from './legal-view.module.css';
import type { LegalText } from './use-legal-text.ts';

/** Below this the text is seen at a glance and needs no list of its sections. */
const fewestSections = 4;

interface LegalViewProps {
  text: LegalText;
  /** The page's path and heading. */
  page: string;
  title: string;
  /** A remark above the text. */
  note?: ReactNode;
}

export function LegalView({ text: { markdown, language }, page, title, note }: LegalViewProps) {
  const lang = foreignLanguage(language, useLocale());
  const { html, headings } = useMemo(
    () => renderProse(withoutRepeatedTitle(markdown, title), { page }),
    [markdown, title, page],
  );
  const sections = useMemo(() => headings.filter(({ level }) => level <= 2), [headings]);
  const current = useHeadingInView(useMemo(() => sections.map(({ anchor }) => anchor), [sections]));
  const isLong = sections.length >= fewestSections;

  return (
    <div className={joinClasses(isLong && styles.withContents)}>
      {isLong && <ContentsList page={page} headings={sections} current={current} lang={lang} />}
      <Stack gap={1.5} className={styles.text}>
        {note}
        <Prose html={html} lang={lang} />
      </Stack>
    </div>
  );
}
