import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { ContentsLink } from './contents-link.tsx';
import styles from './contents-list.module.css';

interface ContentsListProps {
  /** The page's own path: anchors are a part of it. */
  page: string;
  headings: readonly { text: string; anchor: string }[];
  /** The anchor of the section that is being read. */
  current: string | null;
  lang?: 'de' | undefined;
}

/** The sections of a long text, beside it or above it. */
export function ContentsList({ page, headings, current, lang }: ContentsListProps) {
  const t = useTranslations('content');
  const id = useId();

  return (
    <nav className={joinClasses('screen-only', styles.contents)} aria-labelledby={id}>
      <h2 id={id}>{t('contents')}</h2>
      <ol lang={lang}>
        {headings.map(({ text, anchor }) => (
          <li key={anchor}>
            <ContentsLink to={`${page}#${anchor}`} isCurrent={anchor === current}>
              {text}
            </ContentsLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
