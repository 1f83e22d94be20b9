import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { longestSearch } from '../product-search.ts';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Without blanks at its ends. */
  text: string;
  onChange: (text: string) => void;
}

/** Narrows the list while it is typed in. The header's field begins a new search instead, in both product types. */
export function SearchField({ text, onChange }: SearchFieldProps) {
  const t = useTranslations('catalogue.filter');
  // The blank after a word is dropped in the address; here it stays, or the next word could not be typed.
  const [typed, setTyped] = useState(text);
  const shown = typed.trim() === text ? typed : text;

  return (
    <div className={styles.search}>
      <Search />
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        maxLength={longestSearch}
        value={shown}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(currentTarget.value.trim());
        }}
      />
    </div>
  );
}
