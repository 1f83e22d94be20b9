import Search from 'lucide-react/icons/search';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { note } from '#lib/log.ts';
import { linkTo } from '#lib/routes.ts';
import styles from './search-form.module.css';

/** Logs what is sought and opens the shop, which filters in the browser; nothing is asked of the server (reading 5). */
export function SearchForm({ takesFocus = false }: { takesFocus?: boolean }) {
  const t = useTranslations('frame.search');
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const sought = params.get('q') ?? '';

  // The field says what the page shows, also after going back.
  useEffect(() => {
    if (inputRef.current) inputRef.current.value = sought;
  }, [sought]);

  function search(event: FormEvent) {
    event.preventDefault();
    const text = inputRef.current?.value.trim() ?? '';
    note(`search: ${text}`);
    void navigate(linkTo('Shop', undefined, { q: text || undefined }));
  }

  return (
    <search>
      <form className={styles.form} onSubmit={search}>
        <label className="visually-hidden" htmlFor={id}>
          {t('label')}
        </label>
        <button type="submit" className={styles.submit} aria-label={t('submit')}>
          <Search />
        </button>
        <input
          ref={inputRef}
          id={id}
          type="search"
          className={styles.input}
          placeholder={t('placeholder')}
          enterKeyHint="search"
          maxLength={100}
          data-takes-focus={takesFocus || undefined}
        />
      </form>
    </search>
  );
}
