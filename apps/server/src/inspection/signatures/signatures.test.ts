import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLongRun } from '../../testing/long-run.ts';
import {
  type Keyed,
  ownAnswer,
  ownCertificate,
  ownMessage,
  ownSignedPdf,
  trusting,
} from '../../testing/own-signatures.ts';
import { inspectBytes } from '../inspect-bytes.ts';
import { inspectSignedMessage } from './signed-file.ts';

const signedAt = new Date('2026-11-18T10:00:00Z');
const now = new Date('2026-11-19T10:00:00Z');
const authority = ownCertificate('Kammer', { isCa: true });
const doctor = ownCertificate('Dr. Mara Beispiel', { issuer: authority });
const responder = ownCertificate('Auskunft', { issuer: authority, isResponder: true });
const good = ownAnswer(doctor, authority, { madeAt: signedAt, signer: responder });

function pdf({
  signer = doctor,
  issuer = authority,
  answers = [good],
}: {
  signer?: Keyed;
  issuer?: Keyed;
  answers?: Buffer[];
} = {}) {
  return ownSignedPdf('30 g', (signed) => ownMessage(signer, issuer, signed, { signedAt, answers }));
}

async function verdict(bytes: Buffer, trust = trusting(authority), signed: Buffer | null = null) {
  const { kind, verdict, reasons } = await inspectBytes({ bytes, signed }, trust, now);
  return [kind, verdict, ...reasons];
}

test('a PDF that a trusted doctor has signed whole is good, and names the signer', async () => {
  const found = await inspectBytes({ bytes: pdf(), signed: null }, trusting(authority), now);
  expect(found).toMatchObject({
    kind: 'pdf-signature',
    verdict: 'good',
    reasons: [],
    signer: { name: 'Dr. Mara Beispiel' },
  });
});

test('a message is good with what it carries, and apart from the file that it signs', async () => {
  const content = Buffer.from('<Bundle/>');
  const carried = ownMessage(doctor, authority, content, { signedAt, answers: [good], content });
  const apart = ownMessage(doctor, authority, content, { signedAt, answers: [good] });
  expect(await verdict(carried)).toEqual(['cms', 'good']);
  expect(await verdict(apart, trusting(authority), content)).toEqual(['cms', 'good']);
  expect(await verdict(apart, trusting(authority), Buffer.from('<Bundle />'))).toEqual(['cms', 'bad', 'altered']);
  expect(await verdict(apart)).toEqual(['cms', 'notProvable', 'unsupported']);
  // A good message beside a file that it does not carry.
  expect(await verdict(carried, trusting(authority), Buffer.from('<Bundle />'))).toEqual(['cms', 'bad', 'altered']);
});

describe('what is missing is not provable', () => {
  test.each([
    ['nobody is trusted', () => verdict(pdf(), trusting()), 'chainUnknown'],
    ['no answer of a responder', () => verdict(pdf({ answers: [] })), 'revocationUnknown'],
    [
      'an answer about another card',
      () => verdict(pdf({ answers: [ownAnswer(responder, authority, { madeAt: signedAt })] })),
      'revocationUnknown',
    ],
    [
      'an answer from long before the signature',
      () => verdict(pdf({ answers: [ownAnswer(doctor, authority, { madeAt: new Date('2026-11-01') })] })),
      'revocationUnknown',
    ],
    [
      'an answer by somebody whom the issuer has not appointed',
      () => verdict(pdf({ answers: [ownAnswer(doctor, authority, { madeAt: signedAt, signer: doctor })] })),
      'revocationUnknown',
    ],
    [
      'revoked after the signature',
      () =>
        verdict(
          pdf({ answers: [good, ownAnswer(doctor, authority, { status: 'revoked', revokedAt: now, madeAt: now })] }),
        ),
      'revoked',
    ],
  ])('%s', async (_, found, reason) => {
    expect(await found()).toEqual(['pdf-signature', 'notProvable', reason]);
  });

  test('an authority of the same name with another key', async () => {
    const forged = ownCertificate('Kammer', { isCa: true });
    const signer = ownCertificate('Dr. Mara Beispiel', { issuer: forged });
    const answers = [ownAnswer(signer, forged, { madeAt: signedAt })];
    expect(await verdict(pdf({ signer, issuer: forged, answers }))).toEqual([
      'pdf-signature',
      'notProvable',
      'chainUnknown',
    ]);
  });

  test('whoever is no authority issues nothing', async () => {
    const signer = ownCertificate('Dr. Unecht', { issuer: doctor });
    const answers = [ownAnswer(signer, doctor, { madeAt: signedAt })];
    expect((await verdict(pdf({ signer, issuer: doctor, answers }), trusting(authority, doctor)))[1]).toBe(
      'notProvable',
    );
  });
});

describe('what speaks against it is bad', () => {
  test('revoked before the signature', async () => {
    const revokedAt = new Date('2026-11-17');
    const answers = [good, ownAnswer(doctor, authority, { status: 'revoked', revokedAt, madeAt: now })];
    expect(await verdict(pdf({ answers }))).toEqual(['pdf-signature', 'bad', 'revoked']);
  });

  test('a certificate that had expired, or was not valid yet', async () => {
    for (const [dates, reason] of [
      [{ until: new Date('2026-11-01') }, 'expired'],
      [{ from: new Date('2026-11-19') }, 'notYetValid'],
    ] as const) {
      const signer = ownCertificate('Dr. Mara Beispiel', { issuer: authority, ...dates });
      const answers = [ownAnswer(signer, authority, { madeAt: signedAt })];
      expect(await verdict(pdf({ signer, answers }))).toEqual(['pdf-signature', 'bad', reason]);
    }
  });

  test('the signature of another file', async () => {
    const taken = ownMessage(doctor, authority, Buffer.from('5 g'), { signedAt, answers: [good] });
    expect(await verdict(ownSignedPdf('30 g', () => taken))).toEqual(['pdf-signature', 'bad', 'altered']);
  });
});

test('bytes behind the signed ones are never covered', async () => {
  const more = '7 0 obj\n<< /Type /Font >>\nendobj\n';
  expect(await verdict(Buffer.concat([pdf(), Buffer.from(more)]))).toEqual([
    'pdf-signature',
    'notProvable',
    'coverage',
  ]);
});

test('no byte of a signed PDF can be changed without its verdict', async () => {
  const bytes = pdf();
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ by;
      const [, found] = await verdict(changed);
      expect(found).not.toBe('good');
    }),
    { numRuns: 300 },
  );
});

test('what stands outside the signature of a message is held to its form, bit by bit', async () => {
  const content = Buffer.from('<Bundle/>');
  const signed = ownMessage(doctor, authority, content, { signedAt, answers: [good], content });
  // Zeros fill the place of a message in a PDF.
  const bytes = Buffer.concat([signed, Buffer.alloc(64)]);
  const goodStill: string[] = [];
  for (let at = 0; at < signed.length; at++) {
    for (const bit of isLongRun ? [0, 1, 2, 3, 4, 5, 6, 7] : [at % 8]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ (1 << bit);
      const { verdict: found } = inspectSignedMessage(changed, null, trusting(authority), now);
      if (found === 'good') goodStill.push(`${at}: ${bytes.subarray(at - 4, at + 5).toString('hex')}`);
    }
  }
  expect(goodStill).toEqual([]);
});
