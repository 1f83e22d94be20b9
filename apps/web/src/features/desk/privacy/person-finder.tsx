import { privacyTextLimits } from '@shop/contract/desk/privacy-words';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { useFindPerson } from './use-privacy.ts';

interface PersonFinderProps {
  id: string;
  value: string;
  error: string | false;
  onChange: (typed: string) => void;
}

/** Names one person, and tells on request whom the shop knows by that. */
export function PersonFinder({ id, value, error, onChange }: PersonFinderProps) {
  const t = useTranslations('deskPrivacy.enter');
  const unknown = useTranslations('deskPrivacy')('unknownPerson');
  const errorText = useErrorText();
  const find = useFindPerson();
  const found = find.data;
  return (
    <Stack gap={0.5} align="start">
      <TextField
        id={id}
        label={t('person')}
        hint={t('personHint')}
        value={value}
        maxLength={privacyTextLimits.person}
        autoComplete="off"
        spellCheck={false}
        error={error}
        onChange={({ currentTarget }) => {
          find.reset();
          onChange(currentTarget.value);
        }}
      />
      <Button
        size="small"
        isBusy={find.isPending}
        onClick={() => (value.trim() === '' ? document.getElementById(id)?.focus() : find.mutate(value.trim()))}
      >
        {t('find')}
      </Button>
      <div role="status">
        {find.error && <Note tone="danger">{errorText(find.error)}</Note>}
        {found === null && <Note tone="plain">{t('unknown')}</Note>}
        {found && (
          <Note tone={found.isRestricted ? 'warn' : 'ok'}>
            {found.hasAccount
              ? t('found', { name: found.name || unknown, email: found.email, orders: found.orders })
              : t('foundWithoutAccount', { email: found.email, orders: found.orders })}
            {found.hasAccount && found.isRestricted && ` ${t('foundRestricted')}`}
          </Note>
        )}
      </div>
    </Stack>
  );
}
