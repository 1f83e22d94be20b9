import ScanLine from 'lucide-react/icons/scan-line';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { KeyCap } from '#domain/desk/keys/key-cap.tsx';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';
import { readOrderCode } from '#domain/desk/order/order-code.ts';
import styles from './find-field.module.css';
import { FoundOrders } from './found-orders.tsx';
import { useSearch } from './use-search.ts';

interface FindFieldProps {
  addressOf: (code: string) => string;
  onOpen: (code: string) => void;
  /** For a whole code, typed or scanned into the field. */
  onCode: (code: string) => void;
}

/** Finds an order by its number, a name, a birth date or a PZN, from anywhere at the desk. */
export function FindField({ addressOf, onOpen, onCode }: FindFieldProps) {
  const t = useTranslations('deskTools.find');
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLFormElement>(null);
  const listId = useId();
  const { isAsked, found, isFailed, isSearching } = useSearch(typed);
  useDeskKeys([{ key: '/', label: t('key'), act: () => field.current?.focus() }]);

  function close(): void {
    setTyped('');
    field.current?.blur();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const code = readOrderCode(typed);
    const [only, ...others] = found ?? [];
    if (code) onCode(code);
    else if (only && others.length === 0) onOpen(only.code);
    else return;
    close();
  }

  /** Up and down through what was found, Escape out of it. */
  function move(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(box.current?.querySelectorAll<HTMLElement>('input, a') ?? [])];
    const at = stops.indexOf(event.target as HTMLElement);
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
    event.preventDefault();
  }

  return (
    <search className={styles.search}>
      <form ref={box} onSubmit={submit} onKeyDown={move}>
        <ScanLine aria-hidden="true" />
        <input
          ref={field}
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label={t('label')}
          aria-controls={isAsked ? listId : undefined}
          placeholder={t('placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <span aria-hidden="true" className={styles.hint}>
          {t('scan')} <KeyCap name="/" />
        </span>
        {isAsked && (
          <div className={styles.found} id={listId}>
            <FoundOrders found={found} {...{ isFailed, isSearching, addressOf }} onLeave={close} />
          </div>
        )}
      </form>
    </search>
  );
}
