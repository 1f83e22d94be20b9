import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/messages.ts';
import { button, change, email, leaveProfile, main, openProfile, region } from '#testing/at-profile.ts';
import { type FakeAnswers, refuse } from '#testing/fake-server.ts';

afterEach(leaveProfile);

describe('the telephone number', () => {
  async function openForm(answers: FakeAnswers) {
    const page = await openProfile(answers);
    await page.user.click(button('Telefonnummer ändern'));
    return { ...page, field: screen.getByRole('textbox', { name: 'Neue Telefonnummer' }) };
  }

  test('is corrected by its local digits', async () => {
    const { user, field, received } = await openForm({ changePhone: () => ({ phone: '+4993155512' }) });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('9310000144');
    await change(user, 'Neue Telefonnummer', '+49 931 / 555-12');
    await user.click(button('Speichern'));
    expect(await region('Zur Person').findByText('+49 93155512')).toBeVisible();
    expect(received.changePhone?.map(({ body }) => body)).toEqual([{ phoneNumber: '93155512' }]);
    expect(button('Telefonnummer ändern')).toHaveFocus();
  });

  test.each<[string, FakeAnswers['changePhone'], RegExp]>([
    ['is taken', refuse('UniqueConstraintViolation', { kind: 'phoneNumber' }), /bereits registriert/],
    ['is none', refuse('PhoneNumberInvalid'), /nicht gültig/],
  ])('that %s is refused beside the field', async (_case, changePhone, text) => {
    const { user, field } = await openForm({ ...(changePhone && { changePhone }) });
    await user.click(button('Speichern'));
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(field).toHaveValue('9310000144');
    await user.clear(field);
    await user.click(button('Speichern'));
    expect(field).toHaveAccessibleDescription(/Bitte geben Sie Ihre Telefonnummer an/);
  });
});

describe('the e-mail address', () => {
  const other = 'neu@post.example';
  const waiting = { newEmail: other, movesAt: '2025-11-22T13:00:00.000Z' };

  async function goToCode(answers: FakeAnswers) {
    const page = await openProfile({ sendEmailChangeCode: () => ({ success: true }), ...answers });
    await page.user.click(button('E-Mail-Adresse ändern'));
    await page.user.type(screen.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }), `${other}{Enter}`);
    await screen.findByRole('group', { name: 'Einmalcode' });
    return page;
  }
  const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Ziffer/ });

  test('is changed by the codes from both mailboxes, first the new one', async () => {
    const { user, received } = await goToCode({
      changeEmail: () => waiting,
      confirmEmailChange: () => ({ email: other }),
    });
    expect(received.sendEmailChangeCode?.[0]?.body).toEqual({ email: other });
    expect(boxes()[0]).toHaveFocus();
    await user.paste('123456');
    expect(received.changeEmail?.map(({ body }) => body)).toEqual([{ email: other, otp: '123456' }]);

    const form = await screen.findByRole('form', { name: 'Code aus dem bisherigen Postfach' });
    expect(within(form).getByText(email)).toBeVisible();
    expect(region('Zur Person').getByText(/gilt ab 22\. November 2025/)).toBeVisible();
    expect(boxes().map(({ value }) => value)).toEqual(['', '', '', '', '', '']);
    expect(boxes()[0]).toHaveFocus();
    const before = received.readSession?.length ?? 0;
    await user.paste('654321');
    expect(await screen.findByText('E-Mail-Adresse geändert.')).toBeVisible();
    expect(received.confirmEmailChange?.map(({ body }) => body)).toEqual([{ email: other, otp: '654321' }]);
    expect(region('Zur Person').getByText(other)).toBeVisible();
    expect(screen.queryByText(/gilt noch nicht/)).not.toBeInTheDocument();
    await waitFor(() => expect(received.readSession?.length).toBeGreaterThan(before));
  });

  describe('that waits', () => {
    const openWaiting = (answers: FakeAnswers = {}, locale?: Locale) =>
      openProfile({ readEmailChange: () => ({ change: waiting }), ...answers }, locale);

    test('is shown with its day, and the current one still counts', async () => {
      await openWaiting();
      const person = region('Zur Person');
      expect(await person.findByRole('heading', { name: 'Ihre neue E-Mail-Adresse gilt noch nicht' })).toBeVisible();
      expect(person.getByText(other)).toBeVisible();
      expect(person.getByText(/gilt ab 22\. November 2025\. Bis dahin melden Sie sich mit/)).toBeVisible();
      expect(button('E-Mail-Adresse ändern')).toBeVisible();
    });

    test('also in English', async () => {
      await openWaiting({}, 'en');
      expect(await screen.findByText(/takes effect on 22 November 2025\. Until then you sign in with/)).toBeVisible();
    });

    test('is taken back', async () => {
      const { user, received } = await openWaiting({ cancelEmailChange: () => ({ success: true }) });
      await user.click(await screen.findByRole('button', { name: 'Änderung abbrechen' }));
      expect(await screen.findByText(/Die Änderung ist abgebrochen/)).toBeVisible();
      expect(received.cancelEmailChange).toHaveLength(1);
      expect(screen.queryByText(/gilt noch nicht/)).not.toBeInTheDocument();
    });

    test('stays when taking it back fails, and says so', async () => {
      const { user } = await openWaiting({ cancelEmailChange: refuse('Unavailable') });
      await user.click(await screen.findByRole('button', { name: 'Änderung abbrechen' }));
      expect(await main().findByText(/^Konnte nicht speichern/)).toBeVisible();
      expect(screen.getByText(/gilt noch nicht/)).toBeVisible();
    });

    test('holds at once with the code from the old mailbox; a wrong one is told', async () => {
      const { user } = await openWaiting({ confirmEmailChange: refuse('InvalidCode') });
      await user.click(await screen.findByRole('button', { name: 'Code eingeben' }));
      expect(boxes()[0]).toHaveFocus();
      await user.paste('123456');
      expect(await main().findByText(/^Dieser Code stimmt nicht/)).toBeVisible();
      await user.click(button('Später'));
      expect(button('Code eingeben')).toHaveFocus();
    });

    test.each<[string, FakeAnswers['confirmEmailChange'], RegExp]>([
      ['was stopped meanwhile', refuse('InvalidState'), /ist nicht mehr offen/],
      ['got an account meanwhile', refuse('UniqueConstraintViolation', { kind: 'email' }), /gibt es schon ein Konto/],
    ])('and %s is told, and no longer shown', async (_case, confirmEmailChange, text) => {
      let change: typeof waiting | null = waiting;
      const { user } = await openProfile({
        readEmailChange: () => ({ change }),
        ...(confirmEmailChange && { confirmEmailChange }),
      });
      await user.click(await screen.findByRole('button', { name: 'Code eingeben' }));
      change = null;
      await user.paste('123456');
      expect(await screen.findByText(text)).toBeVisible();
      await waitFor(() => expect(screen.queryByText(/gilt noch nicht/)).not.toBeInTheDocument());
      expect(region('Zur Person').getByText(email)).toBeVisible();
    });

    test('another code is sent to the old mailbox', async () => {
      const { user, received } = await openWaiting({ sendOldEmailCode: () => ({ success: true }) });
      await user.click(await screen.findByRole('button', { name: 'Code eingeben' }));
      expect(screen.getByText(/Wenn er älter ist, lassen Sie sich bitte einen neuen senden/)).toBeVisible();
      await user.click(button('Code erneut senden'));
      expect(await screen.findByRole('button', { name: /^Erneut senden in/ })).toBeVisible();
      expect(received.sendOldEmailCode).toHaveLength(1);
    });

    test('with a backend that knows of no such changes nothing is shown', async () => {
      await openProfile({ readEmailChange: refuse('NotFound') });
      expect(screen.queryByText(/gilt noch nicht/)).not.toBeInTheDocument();
    });
  });

  test('needs the right code; the digits stay and the first box takes the focus', async () => {
    const { user } = await goToCode({ changeEmail: refuse('InvalidCode') });
    await user.paste('654321');
    expect(await main().findByText(/^Dieser Code stimmt nicht/)).toBeVisible();
    expect(
      boxes()
        .map(({ value }) => value)
        .join(''),
    ).toBe('654321');
    expect(boxes()[0]).toHaveFocus();
  });

  test('of another account is refused', async () => {
    const { user } = await goToCode({ changeEmail: refuse('UniqueConstraintViolation', { kind: 'email' }) });
    await user.paste('123456');
    expect(await main().findByText(/gibt es schon ein Konto/)).toBeVisible();
    await user.click(button('Andere Adresse'));
    expect(screen.getByRole('textbox', { name: 'Neue E-Mail-Adresse' })).toHaveValue(other);
  });

  test('a new code can be asked for after a while', async () => {
    const { received } = await goToCode({});
    expect(button(/^Erneut senden in (30|29)/)).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(button(/^Erneut senden/));
    vi.useFakeTimers({ now: Date.now() + 31_000, toFake: ['Date'] });
    fireEvent.click(await screen.findByRole('button', { name: 'Code erneut senden' }));
    await waitFor(() => expect(received.sendEmailChangeCode).toHaveLength(2));
    expect(await screen.findByRole('button', { name: /^Erneut senden in/ })).toBeVisible();
  });

  test.each([
    ['', 'Bitte geben Sie die neue E-Mail-Adresse ein.'],
    ['neu@post', /nicht vollständig/],
    ['CLARA@post.example', 'Das ist schon Ihre E-Mail-Adresse.'],
  ])('%j is not sent', async (typed, text) => {
    const { user, received } = await openProfile();
    await user.click(button('E-Mail-Adresse ändern'));
    const field = screen.getByRole('textbox', { name: 'Neue E-Mail-Adresse' });
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(text);
    expect(received.sendEmailChangeCode).toBeUndefined();
  });
});
