import { z } from 'zod';

/** WebAuthn's own shapes as JSON, as far as the desk uses them. What a browser sends beyond them is dropped. */
const base64url = z.string().regex(/^[\w-]+$/);
const credentialId = base64url.max(1_400);
const knownCredential = z.object({
  id: base64url,
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});

export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal('public-key') })),
  timeout: z.number(),
  excludeCredentials: z.array(knownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    requireResidentKey: z.literal(false),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

export const requestOptions = z.object({
  challenge: base64url,
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(knownCredential),
  userVerification: z.literal('required'),
});

export const passkeyAttestation = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url.max(4_000),
    attestationObject: base64url.max(8_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
});

export const passkeyAnswer = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url.max(4_000),
    authenticatorData: base64url.max(4_000),
    signature: base64url.max(2_000),
  }),
});

export type PasskeyAttestation = z.output<typeof passkeyAttestation>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
export type CreationOptions = z.output<typeof creationOptions>;
export type RequestOptions = z.output<typeof requestOptions>;
