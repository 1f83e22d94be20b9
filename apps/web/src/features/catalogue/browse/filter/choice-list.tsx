import { memo, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Choice } from '#ui/choice.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { keyOf, type ListFacet } from '../product-filter.ts';
import { holdsWords, searchTextOfName, wordsOf } from '../product-search.ts';
import styles from './choice-list.module.css';

/** A list that is longer gets a field to find a value by. */
const mostAtAGlance = 12;
const skeletons = ['a', 'b', 'c', 'd', 'e'];

interface ChoiceListProps {
  facet: ListFacet;
  name: string;
  /** Undefined while the products are being fetched. */
  values: readonly string[] | undefined;
  chosen: readonly string[];
  counts: ReadonlyMap<string, number> | undefined;
  onToggle: (facet: ListFacet, value: string) => void;
}

/** The values of one filter, each with the number of products it would show. */
export const ChoiceList = memo(function ChoiceList(props: ChoiceListProps) {
  const { facet, name, values, chosen, counts, onToggle } = props;
  const t = useTranslations('catalogue.filter');
  const [sought, setSought] = useState('');
  const words = wordsOf(useDeferredValue(sought));
  const chosenKeys = new Set(chosen.map((value) => keyOf(facet, value)));

  if (!values) return skeletons.map((key) => <Skeleton key={key} height={1.375} className={styles.skeleton} />);

  const shown = words.length === 0 ? values : values.filter((value) => holdsWords(searchTextOfName(value), words));
  const isLong = values.length > mostAtAGlance;
  return (
    <>
      {isLong && (
        <input
          type="search"
          className={styles.find}
          aria-label={t('find', { name })}
          placeholder={t('find', { name })}
          value={sought}
          onChange={(event) => setSought(event.currentTarget.value)}
        />
      )}
      <div className={joinClasses(styles.values, isLong && styles.long)} lang="de">
        {shown.map((value) => {
          const count = counts?.get(keyOf(facet, value)) ?? 0;
          return (
            <Choice
              key={value}
              className={count === 0 ? styles.without : undefined}
              checked={chosenKeys.has(keyOf(facet, value))}
              onChange={() => onToggle(facet, value)}
              trailing={<Count count={count} />}
            >
              {value}
            </Choice>
          );
        })}
      </div>
      {shown.length === 0 && <p className={styles.none}>{t('noValue')}</p>}
    </>
  );
});

/** Seen as a bare number, heard with its noun. */
export function Count({ count }: { count: number }) {
  const t = useTranslations('catalogue.filter');
  return (
    <>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{t('matches', { count })}</span>
    </>
  );
}
