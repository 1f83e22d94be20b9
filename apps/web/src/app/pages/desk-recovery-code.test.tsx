import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAtDesk } from '#testing/at-desk.ts';
import { refuse } from '#testing/fake-server.ts';

vi.mock('@simplewebauthn/browser', { spy: true });

const response = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
const answer = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const, response };
const answers = {
  readOwnDevices: () => ({ passkeys: [], sessions: [], hasRecoveryCode: false }),
  askForPasskey: () => ({ challenge: 'AAAA' }) as never,
};

function givenDevice(): void {
  vi.mocked(browserSupportsWebAuthn).mockReturnValue(true);
  vi.mocked(startAuthentication).mockResolvedValue({ ...answer, clientExtensionResults: {} });
}

test('a recovery code is asked for with the answer of this device’s passkey, and shown', async () => {
  givenDevice();
  const makeRecoveryCode = () => ({ code: 'ABCDE-FGHJK-MNPQR-STVWX' });
  const { user, received } = await openAtDesk('/desk/access', { answers: { ...answers, makeRecoveryCode } });
  expect(await screen.findByText(/bestätigen Sie Ihren Passkey/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Code erstellen' }));
  expect(await screen.findByText('ABCDE-FGHJK-MNPQR-STVWX')).toBeVisible();
  await waitFor(() => expect(received.makeRecoveryCode).toMatchObject([{ body: { passkey: answer } }]));
});

test('where the passkey does not answer or is refused, it says so and shows no code', async () => {
  givenDevice();
  vi.mocked(startAuthentication).mockRejectedValueOnce(new Error('cancelled'));
  const { user, received } = await openAtDesk('/desk/access', {
    answers: { ...answers, makeRecoveryCode: refuse('PasskeyRefused') },
  });
  await user.click(await screen.findByRole('button', { name: 'Code erstellen' }));
  expect(await screen.findByText(/Passkey wurde nicht bestätigt/)).toBeVisible();
  expect(received.makeRecoveryCode).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Code erstellen' }));
  expect(await screen.findByText(/Dieser Passkey öffnet/)).toBeVisible();
});
