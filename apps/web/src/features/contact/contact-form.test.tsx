import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/messages.ts';
import { allMessages } from '#testing/all-messages.ts';
import { ContactForm } from './contact-form.tsx';

const messages = { de: await allMessages('de'), en: await allMessages('en') };

let assign = vi.spyOn(window.location, 'assign');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('fetch', vi.fn());
});

afterEach(() => {
  expect(fetch, 'the form asks no server').not.toHaveBeenCalled();
  vi.useRealTimers();
});

function renderForm(place: 'home' | 'contactPage', locale: Locale = 'de') {
  render(
    <IntlProvider locale={locale} messages={messages[locale]}>
      <MemoryRouter>
        <ContactForm place={place} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const accept = () => screen.getByRole('checkbox');
const submit = () => screen.getByRole('button', { name: /^(Nachricht senden|Send message)$/ });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(field(/^Name/), 'Ada');
  await user.type(field(/^E-Mail/i), 'ada@example.org');
  await user.type(field(/Nachricht|message/), 'Guten Tag');
}

describe.each([
  ['[HO-06]', 'home', 'en', 'Please accept the privacy policy'],
  ['[HO-06]', 'home', 'de', 'Bitte akzeptieren Sie die Datenschutzerklärung'],
  ['[CT-09]', 'contactPage', 'de', 'Bitte akzeptiere die Datenschutzerklärung'],
  ['[CT-09]', 'contactPage', 'en', 'Please accept the privacy policy'],
] as const)('%s without the acceptance, %s in %s', (_clause, place, locale, sentence) => {
  test('an alert says so, nothing is prepared and nothing is lost', async () => {
    const user = renderForm(place, locale);
    await fillIn(user);
    await user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(accept()).toHaveAccessibleDescription(sentence);
    expect(accept()).toHaveFocus();
    expect(assign).not.toHaveBeenCalled();
    wait(5000);
    expect(field(/^Name/)).toHaveValue('Ada');
    expect(field(/Nachricht|message/)).toHaveValue('Guten Tag');

    await user.click(accept());
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

test('[HO-06] name, e-mail and message are optional', async () => {
  const user = renderForm('home');
  await user.click(accept());
  await user.click(submit());
  expect(assign).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/subject=Kontaktformular%3A%20Anfrage&/));
});

test('[HO-07] the button rests for 700 ms, then every field is empty and the acceptance is gone', async () => {
  const user = renderForm('home');
  await fillIn(user);
  await user.click(accept());
  vi.useFakeTimers();
  act(() => submit().click());
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  act(() => submit().click());
  expect(assign).toHaveBeenCalledOnce();

  wait(699);
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  expect(field(/^Name/)).toHaveValue('Ada');
  wait(1);
  expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
  for (const name of [/^Name/, /^E-Mail/, /Nachricht/]) expect(field(name)).toHaveValue('');
  expect(accept()).not.toBeChecked();
});

test('[CT-10] the mail carries what was typed, and can still be copied when no program opened', async () => {
  const user = renderForm('contactPage');
  await fillIn(user);
  await user.click(accept());
  await user.click(submit());
  const [[address = '']] = assign.mock.calls as [[string]];
  expect(decodeURIComponent(address)).toBe(
    'mailto:service@mainbluete.example?subject=Kontaktformular: Ada&body=Guten Tag\r\n\r\nName: Ada\r\nE-Mail: ada@example.org',
  );
  wait(1000);
  expect(screen.getByText(/schreiben Sie uns an service@mainbluete\.example/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Nachricht kopieren' }));
  expect(await navigator.clipboard.readText()).toBe('Guten Tag\r\n\r\nName: Ada\r\nE-Mail: ada@example.org');
});

describe.each([
  ['home', 'en', 'Failed to open mail client — message not sent'],
  [
    'home',
    'de',
    'Ihr E-Mail-Programm ließ sich nicht öffnen, deshalb ist Ihre Nachricht nicht gesendet. Bitte versuchen Sie es noch einmal oder rufen Sie uns an.',
  ],
  ['contactPage', 'de', 'Es gab einen Fehler beim Senden. Bitte versuche es erneut.'],
] as const)('[CT-10] a mail program that cannot open, %s in %s', (place, locale, sentence) => {
  test('is logged without what was typed, is told in an alert, and nothing is lost', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    assign.mockImplementation(() => {
      throw new DOMException('mailto:…Guten Tag', 'SecurityError');
    });
    const user = renderForm(place, locale);
    await fillIn(user);
    await user.click(accept());
    await user.click(submit());
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(warned).toHaveBeenCalledExactlyOnceWith('[shop] The mail client could not be opened.', 'SecurityError');
    wait(5000);
    expect(field(/Nachricht|message/)).toHaveValue('Guten Tag');
    expect(accept()).toBeChecked();
  });
});
