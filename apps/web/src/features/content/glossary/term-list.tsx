import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { Text } from '#ui/text.tsx';
import { ContentsLink } from '../contents-link.tsx';
import { findTerms } from './find-terms.ts';
import type { GlossarySection } from './read-glossary.ts';
import styles from './term-list.module.css';

interface TermListProps {
  sections: readonly GlossarySection[];
  /** The anchor of the term that is being read. */
  current: string | null;
  /** Called when a term is chosen, before the page goes there. */
  onChoose: () => void;
}

/** The table of contents: every term under its letter, and a field that narrows them down. */
export function TermList({ sections, current, onChoose }: TermListProps) {
  const t = useTranslations('content.glossary');
  const fieldId = useId();
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const found = useMemo(() => findTerms(sections, wanted), [sections, wanted]);
  const count = found.reduce((sum, { terms }) => sum + terms.length, 0);
  const listRef = useCurrentInSight(current);

  return (
    <div className={styles.contents}>
      <Text as="label" size="small" htmlFor={fieldId}>
        {t('find')}
      </Text>
      <input
        id={fieldId}
        type="search"
        autoComplete="off"
        className={styles.field}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p role="status" className={count > 0 ? 'visually-hidden' : styles.nothing}>
        {wanted.trim() !== '' && t('found', { count })}
      </p>
      {/* The list scrolls by itself beside the text; its links bring the keyboard into it. */}
      <div ref={listRef} className={styles.list} lang="de">
        <ol>
          {found.map((section) => (
            <Columns
              as="li"
              until="narrow"
              columns="1.75rem minmax(0, 1fr)"
              gap={0}
              key={section.anchor}
              className={styles.section}
            >
              <span className={styles.letter}>{section.title}</span>
              <ol>
                {section.terms.map(({ title, anchor }) => (
                  <li key={anchor}>
                    <ContentsLink
                      to={`${linkTo('Glossary')}#${anchor}`}
                      isCurrent={anchor === current}
                      onClick={onChoose}
                    >
                      {title}
                    </ContentsLink>
                  </li>
                ))}
              </ol>
            </Columns>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Keeps the entry that is read in sight of a list that scrolls, without moving the page. */
function useCurrentInSight(current: string | null) {
  const listRef = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new entry that has to be brought into sight.
  useEffect(() => {
    const list = listRef.current;
    const entry = list?.querySelector('[aria-current]');
    if (!list || !entry) return;
    const { top, bottom } = list.getBoundingClientRect();
    const place = entry.getBoundingClientRect();
    if (place.top < top) list.scrollTop -= top - place.top;
    else if (place.bottom > bottom) list.scrollTop += place.bottom - bottom;
  }, [current]);

  return listRef;
}
