import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { sortNames } from '#domain/shop/name-order.ts';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './letter-bar.module.css';
import { anchorOfLetter, type GlossarySection } from './read-glossary.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface LetterBarProps {
  /** Those that the glossary's 'Sprungliste' names; the rest of the alphabet is drawn faint. */
  letters: readonly string[];
  sections: readonly GlossarySection[];
  /** The letter that is being read. */
  current: string | null;
  onJump: () => void;
}

export function LetterBar({ letters, sections, current, onJump }: LetterBarProps) {
  const t = useTranslations('content.glossary');
  const listRef = useRef<HTMLUListElement>(null);
  const drawn = sortNames(new Set([...alphabet, ...letters]));

  // On a narrow screen the bar scrolls sideways; the letter that is read stays in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the new letter that has to be brought into sight.
  useEffect(() => {
    const list = listRef.current;
    const shown = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !shown) return;
    list.scrollLeft = shown.offsetLeft - list.offsetLeft - (list.clientWidth - shown.clientWidth) / 2;
  }, [current]);

  return (
    <nav className={joinClasses('screen-only', styles.bar)} aria-label={t('letters')}>
      <ul ref={listRef}>
        {drawn.map((letter) => {
          const anchor = letters.includes(letter) ? anchorOfLetter(letter, sections) : null;
          return (
            <li key={letter} aria-hidden={anchor === null || undefined}>
              {anchor === null ? (
                <span>{letter}</span>
              ) : (
                <Link
                  to={`${linkTo('Glossary')}#${anchor}`}
                  aria-current={letter === current ? 'true' : undefined}
                  onClick={onJump}
                >
                  {letter}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
