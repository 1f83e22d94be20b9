import type { PasskeyAnswer } from '@shop/contract/desk/passkey-shapes';
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';

/** Why no passkey came about, where it was not the server who refused. */
export type CeremonyFault = 'cancelled' | 'known' | 'unsupported';

export class CeremonyError extends Error {
  override name = 'CeremonyError';
  readonly fault: CeremonyFault;

  constructor(fault: CeremonyFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Makes a passkey on this device and hands its public half to the server. */
export function makePasskey(deviceName: string): Promise<unknown> {
  return inBrowser(async () => {
    const optionsJSON = await call('offerPasskey', {});
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: optionsJSON as never });
    const { clientDataJSON, attestationObject, transports } = response;
    const passkey = { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
    return call('registerPasskey', { body: { passkey: passkey as never, deviceName } });
  });
}

/** Opens the desk with a passkey of this device. */
export function openWithPasskey(): Promise<unknown> {
  return provePasskey((passkey) => call('openDesk', { body: { passkey } }));
}

/** Asks this device for its passkey and sends the answer along with what needs it. */
export function provePasskey<Result>(send: (passkey: PasskeyAnswer) => Promise<Result>): Promise<Result> {
  return inBrowser(async () => {
    const optionsJSON = await call('askForPasskey', {});
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: optionsJSON as never });
    const { clientDataJSON, authenticatorData, signature } = response;
    const passkey = { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
    return send(passkey as never);
  });
}

async function inBrowser<Result>(ceremony: () => Promise<Result>): Promise<Result> {
  if (!browserSupportsWebAuthn()) throw new CeremonyError('unsupported');
  try {
    return await ceremony();
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const isKnown = error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new CeremonyError(isKnown ? 'known' : 'cancelled', { cause: error });
  }
}
