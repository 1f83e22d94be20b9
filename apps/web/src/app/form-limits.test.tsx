import { addressLimits } from '@shop/contract/address-rule';
import {
  answerLimits,
  codeDigits,
  contactLimits,
  editorLoginLimits,
  emailLimit,
  registrationLimits,
} from '@shop/contract/form-limits';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { AddressForm } from '#domain/address/address-form.tsx';
import { ContactForm } from '#features/contact/contact-form.tsx';
import { EditorLogin } from '#features/editor/login/editor-login.tsx';
import { OnboardingForm } from '#features/onboarding/onboarding-form.tsx';
import { WordsForm } from '#features/orders/words-form.tsx';
import { DeleteAccountDialog } from '#features/profile/delete-account-dialog.tsx';
import { EmailAddressStep } from '#features/profile/email-address-step.tsx';
import { PhoneForm } from '#features/profile/phone-form.tsx';
import { EmailStep } from '#features/sign-in/email-step.tsx';
import { createQueryClient } from '#lib/query-client.ts';
import { allMessages } from '#testing/all-messages.ts';
import { emptyCode } from '#ui/code-digits.ts';

const messages = await allMessages('de');

/** How much each field of a form takes, by its name. */
function limitsOf(form: ReactElement): Record<string, number> {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { baseElement } = render(
    <QueryClientProvider client={createQueryClient()}>
      <IntlProvider locale="de" messages={messages}>
        <MemoryRouter>{form}</MemoryRouter>
      </IntlProvider>
    </QueryClientProvider>,
  );
  const fields = baseElement.querySelectorAll<HTMLInputElement>('input[maxlength], textarea[maxlength]');
  return Object.fromEntries([...fields].map(({ name, maxLength }) => [name, maxLength]));
}

const nothing = () => {};
const { phoneNumber, fullName: _fullName, ...registration } = registrationLimits;

// packages/contract/src/form-limits.test.ts shows that the calls take exactly as much.
test.each<[string, () => ReactElement, Record<string, number>]>([
  [
    'an address in the profile',
    () => <AddressForm numberPlace="ownField" submitLabel="" onSubmit={nothing} onCancel={nothing} />,
    addressLimits,
  ],
  [
    'the sign-in',
    () => (
      <EmailStep email="" isSending={false} error={null} onChange={nothing} onSubmit={nothing} onHaveCode={nothing} />
    ),
    { email: emailLimit },
  ],
  [
    'a new e-mail address',
    () => <EmailAddressStep email="" newEmail="" onChange={nothing} onSent={nothing} onCancel={nothing} />,
    { newEmail: emailLimit },
  ],
  [
    'the end of an account',
    () => <DeleteAccountDialog email="" onClose={nothing} onDeleted={nothing} />,
    { confirmation: emailLimit },
  ],
  // The field of the postal code has room for a city, until both are swapped.
  [
    'a registration',
    () => <OnboardingForm onComplete={nothing} />,
    { ...registration, phone: phoneNumber, postalCode: registration.city },
  ],
  ['the telephone number', () => <PhoneForm phone="" onClose={nothing} />, { phone: phoneNumber }],
  ['the editor’s login', () => <EditorLogin title="" isSessionOver={false} onLoggedIn={nothing} />, editorLoginLimits],
  ['a message', () => <ContactForm place="home" />, contactLimits],
])('%s takes as much as its call', (_form, form, limits) => {
  expect(limitsOf(form())).toEqual(limits);
});

test('a code has as many boxes as digits', () => {
  expect(emptyCode).toHaveLength(codeDigits);
});

test.each([
  [answerLimits.text, false],
  [answerLimits.text + 1, true],
])('an answer of %i characters is too long: %s', async (length, isTooLong) => {
  const drafts = { read: () => 'x'.repeat(length), write: nothing };
  limitsOf(<WordsForm sends="answerQuestion" orderId="o" code="c" drafts={drafts} onSent={nothing} />);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe(isTooLong ? 'true' : null);
});
