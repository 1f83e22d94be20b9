import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslations } from 'use-intl';
import { expect, test, vi } from 'vitest';
import de, { type Messages } from './de.ts';
import en from './en.ts';
import { LocaleProvider, useLocaleChoice } from './locale.tsx';
import type { Locale } from './messages.ts';

function Speaker() {
  const t = useTranslations('catalogue');
  const { locale, chooseLocale } = useLocaleChoice();
  return (
    <>
      <p>{`${locale}: ${t('buds')}`}</p>
      <input aria-label="note" />
      <button type="button" onClick={() => chooseLocale('de')}>
        de
      </button>
      <button type="button" onClick={() => chooseLocale('en')}>
        en
      </button>
    </>
  );
}

function renderSpeaker(load: (locale: Locale) => Promise<Messages>) {
  const remember = vi.fn();
  render(
    <LocaleProvider initial={{ locale: 'de', messages: de }} remember={remember} load={load}>
      <Speaker />
    </LocaleProvider>,
  );
  return { remember, user: userEvent.setup() };
}

test('the other language is spoken without a reload, and what was typed stays', async () => {
  const { remember, user } = renderSpeaker(async (locale) => (locale === 'en' ? en : de));
  expect(screen.getByText('de: Blüten')).toBeVisible();
  expect(document.documentElement.lang).toBe('de');

  await user.type(screen.getByRole('textbox'), 'Notiz');
  await user.click(screen.getByRole('button', { name: 'en' }));
  expect(await screen.findByText('en: Flowers')).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
  expect(screen.getByRole('textbox')).toHaveValue('Notiz');
  expect(remember).toHaveBeenCalledExactlyOnceWith('en');
});

test('the last choice wins, not the slowest', async () => {
  const arrivals: Partial<Record<Locale, (messages: Messages) => void>> = {};
  const { user } = renderSpeaker((locale) => new Promise((resolve) => (arrivals[locale] = resolve)));
  await user.click(screen.getByRole('button', { name: 'en' }));
  await user.click(screen.getByRole('button', { name: 'de' }));
  await act(async () => arrivals.de?.(de));
  await act(async () => arrivals.en?.(en));
  expect(screen.getByText('de: Blüten')).toBeVisible();
});
