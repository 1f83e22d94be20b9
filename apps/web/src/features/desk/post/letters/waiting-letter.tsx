import type { StrayLetter } from '@shop/contract/desk/post';
import { type SubmitEvent, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import line from '#domain/desk/writing/line-input.module.css';
import { useKeptState } from '#domain/desk/writing/use-kept-state.ts';
import { formatDate } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import styles from './letters.module.css';
import { useEndLetter } from './use-letters.ts';

/** A letter that waits, with the two ways it can go. */
export function WaitingLetter({ letter }: { letter: StrayLetter }) {
  const t = useTranslations('deskPost.letters');
  const locale = useLocale();
  const id = useId();
  const [code, setCode] = useKeptState(`letter ${letter.id}`, '');
  const end = useEndLetter(letter);
  const { sender } = letter;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (code.trim() === '') document.getElementById(id)?.focus();
    else if (!end.isPending) end.mutate(code.trim());
  }

  return (
    <Stack as="li" gap={0.4}>
      <div>
        <b>{sender}</b>
        <Text size="small">{t('from', { day: formatDate(letter.day, locale), name: letter.notedBy })}</Text>
      </div>
      <Row as="form" gap={0.4} align="center" onSubmit={submit}>
        <input
          id={id}
          className={joinClasses(line.input, styles.code)}
          value={code}
          aria-label={t('codeOf', { sender })}
          placeholder={t('code')}
          autoComplete="off"
          spellCheck={false}
          maxLength={20}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
        <Button type="submit" size="small" isBusy={end.isPending} aria-label={t('assignOf', { sender })}>
          {t('assign')}
        </Button>
        <Button
          size="small"
          variant="ghost"
          isBusy={end.isPending}
          aria-label={t('sendBackOf', { sender })}
          onClick={() => end.mutate(null)}
        >
          {t('sendBack')}
        </Button>
      </Row>
    </Stack>
  );
}
