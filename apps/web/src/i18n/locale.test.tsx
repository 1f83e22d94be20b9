import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'use-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { LocaleProvider, useLocaleChoice } from './locale.tsx';
import { messageLoader } from './message-loader.ts';
import type { Locale } from './messages.ts';

beforeEach(async () => {
  await messageLoader.setLocale('de');
  await messageLoader.loadAreas(['catalogue']);
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

test('the other language is shown without a reload, and what was typed stays', async () => {
  const onChoose = vi.fn((locale: Locale) => void messageLoader.setLocale(locale));
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
