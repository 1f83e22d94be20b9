import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'use-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider, useLocaleChoice } from './locale.tsx';
import type { Locale } from './messages.ts';
import { speech } from './speech.ts';

beforeEach(async () => {
  await speech.speak('de');
  await speech.need(['catalogue']);
});

function Speaker() {
  const t = useTranslations('catalogue');
  const { locale, chooseLocale } = useLocaleChoice();
  return (
    <>
      <p>{`${locale}: ${t('buds')}`}</p>
      <input aria-label="note" />
      <button type="button" onClick={() => chooseLocale('en')}>
        en
      </button>
    </>
  );
}

test('the other language is spoken without a reload, and what was typed stays', async () => {
  const onChoose = vi.fn((locale: Locale) => void speech.speak(locale));
  render(
    <LocaleProvider onChoose={onChoose}>
      <Speaker />
    </LocaleProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getByText('de: Blüten')).toBeVisible();
  expect(document.documentElement.lang).toBe('de');

  await user.type(screen.getByRole('textbox'), 'Notiz');
  await user.click(screen.getByRole('button', { name: 'en' }));
  expect(await screen.findByText('en: Flowers')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('textbox')).toHaveValue('Notiz');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('en');
});
