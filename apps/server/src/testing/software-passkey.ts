import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  PasskeyAnswer,
  PasskeyAttestation,
  RequestOptions,
} from '@shop/contract/desk/passkey-shapes';

/** What a device or a page can do wrong. */
interface Fault {
  origin?: string;
  rpId?: string;
  /** The person was not verified by fingerprint, face or PIN. */
  isUnverified?: boolean;
  signCount?: number;
}

/** A device that makes one passkey in memory and answers with it as a browser would. */
export interface SoftwarePasskey {
  id: string;
  create(options: CreationOptions, fault?: Fault): PasskeyAttestation;
  answer(options: RequestOptions, fault?: Fault): PasskeyAnswer;
}

export function softwarePasskey(origin = 'http://localhost'): SoftwarePasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credential = randomBytes(16);
  const id = credential.toString('base64url');
  let used = 0;

  const clientData = (type: string, challenge: string, fault: Fault) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: fault.origin ?? origin, crossOrigin: false }));
  const authenticatorData = (rpId: string, fault: Fault, attested?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(fault.signCount ?? ++used);
    const flags = 0x01 | (fault.isUnverified ? 0 : 0x04) | (attested ? 0x40 : 0);
    const parts = [sha256(fault.rpId ?? rpId), Buffer.from([flags]), count];
    return Buffer.concat(attested ? [...parts, attested] : parts);
  };

  return {
    id,
    create({ challenge, rp }, fault = {}) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = [hex('a5010203262001215820'), base64url(x), hex('225820'), base64url(y)];
      const attested = Buffer.concat([Buffer.alloc(16), hex('0010'), credential, ...coseKey]);
      const authData = authenticatorData(rp.id, fault, attested);
      const attestationObject = Buffer.concat([
        hex('a363'),
        Buffer.from('fmt'),
        hex('64'),
        Buffer.from('none'),
        hex('67'),
        Buffer.from('attStmt'),
        hex('a068'),
        Buffer.from('authData'),
        Buffer.from([0x58, authData.length]),
        authData,
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, fault).toString('base64url'),
          attestationObject: attestationObject.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    answer({ challenge, rpId }, fault = {}) {
      const client = clientData('webauthn.get', challenge, fault);
      const authData = authenticatorData(rpId, fault);
      const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex');
}

function base64url(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
