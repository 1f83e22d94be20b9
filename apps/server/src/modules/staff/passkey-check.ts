import type {
  CreationOptions,
  PasskeyAnswer,
  PasskeyAttestation,
  RequestOptions,
} from '@shop/contract/desk/passkey-shapes';
import type { StaffPasskey } from '../../db/schema/staff.ts';
import type { RelyingParty } from './relying-party.ts';

/** Loaded with the first passkey, because a start without one should not wait for it. */
const webAuthn = () => import('@simplewebauthn/server');

export const challengeMs = 2 * 60 * 1_000;
/** EdDSA, ES256, RS256: what devices have, and what this runtime can verify. */
const algorithms = [-8, -7, -257];

type Known = Pick<StaffPasskey, 'credentialId' | 'transports'>;

export async function makeCreationOptions(
  { id, shopName }: RelyingParty & { shopName: string },
  person: { id: string; name: string; email: string },
  known: readonly Known[],
): Promise<CreationOptions> {
  const { generateRegistrationOptions } = await webAuthn();
  const { challenge } = await generateRegistrationOptions({ rpName: shopName, rpID: id, userName: person.email });
  return {
    rp: { id, name: shopName },
    user: { id: Buffer.from(person.id).toString('base64url'), name: person.email, displayName: person.name },
    challenge,
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
    timeout: challengeMs,
    excludeCredentials: known.map(descriptor),
    authenticatorSelection: { residentKey: 'preferred', requireResidentKey: false, userVerification: 'required' },
    attestation: 'none',
  };
}

export async function makeRequestOptions({ id }: RelyingParty, known: readonly Known[]): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: id });
  return {
    challenge,
    timeout: challengeMs,
    rpId: id,
    allowCredentials: known.map(descriptor),
    userVerification: 'required',
  };
}

function descriptor({ credentialId, transports }: Known) {
  return { id: credentialId, type: 'public-key' as const, transports };
}

interface Expected extends RelyingParty {
  challenge: string;
}

/** The public key of a new device, which has just verified its person; null for anything else. */
export async function readAttestation(passkey: PasskeyAttestation, { id, origin, challenge }: Expected) {
  const { verifyRegistrationResponse } = await webAuthn();
  const { response } = passkey;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...passkey,
      clientExtensionResults: {},
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) return null;
  const { credential } = registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: response.transports ?? [],
  };
}

/** What the device counts now, if it has signed this challenge for us and verified its person; else null. */
export async function readAnswer(
  passkey: PasskeyAnswer,
  { id, origin, challenge }: Expected,
  known: Pick<StaffPasskey, 'credentialId' | 'publicKey' | 'signCount'>,
): Promise<{ signCount: number } | null> {
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(known.publicKey),
      counter: known.signCount,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  return verified && authenticationInfo ? { signCount: authenticationInfo.newCounter } : null;
}
