import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { encode } from '../inspection/signatures/ber.ts';
import { readCertificate } from '../inspection/signatures/certificate.ts';
import type { TrustStore } from '../inspection/signatures/trust.ts';

/** A certificate authority of the tests, with everything that it gives away. Nothing here is trusted anywhere else. */

const sequence = (...parts: Buffer[]) => encode(0x30, Buffer.concat(parts));
const setOf = (...parts: Buffer[]) => encode(0x31, Buffer.concat(parts));
const octets = (bytes: Buffer) => encode(0x04, bytes);
const bits = (bytes: Buffer) => encode(0x03, Buffer.concat([Buffer.from([0]), bytes]));
const context = (number: number, ...parts: Buffer[]) => encode(0xa0 | number, Buffer.concat(parts));
const integer = (value: number) => {
  const digits = value.toString(16);
  return encode(0x02, Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex'));
};
const time = (date: Date) => encode(0x18, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(0, 14)}Z`));
const text = (value: string) => encode(0x0c, Buffer.from(value));

function oid(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  const bytes = [first * 40 + second, ...rest].flatMap((arc) => {
    const digits = [arc & 0x7f];
    for (let left = arc >> 7; left > 0; left >>= 7) digits.unshift((left & 0x7f) | 0x80);
    return digits;
  });
  return encode(0x06, Buffer.from(bytes));
}

const sha256 = sequence(oid('2.16.840.1.101.3.4.2.1'));
const sha1 = sequence(oid('1.3.14.3.2.26'));
const ecdsa = sequence(oid('1.2.840.10045.4.3.2'));
const nameOf = (name: string) => sequence(setOf(sequence(oid('2.5.4.3'), text(name))));
const hash = (bytes: Buffer, algorithm = 'sha256') => createHash(algorithm).update(bytes).digest();

export interface Keyed {
  certificate: Buffer;
  key: KeyObject;
  name: string;
  publicKeyInfo: Buffer;
  serial: number;
}

interface CertificateOptions {
  issuer?: Keyed;
  isCa?: boolean;
  isResponder?: boolean;
  from?: Date;
  until?: Date;
}

let serials = 1_000_000;

export function ownCertificate(name: string, options: CertificateOptions = {}): Keyed {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const publicKeyInfo = publicKey.export({ type: 'spki', format: 'der' });
  const { issuer, isCa = false, isResponder = false } = options;
  const serial = ++serials;
  const usage = Buffer.from(isCa ? [0x01, 0x06] : [0x06, 0x40]);
  const extensions = [
    sequence(
      oid('2.5.29.19'),
      encode(0x01, Buffer.from([0xff])),
      octets(sequence(...(isCa ? [encode(0x01, Buffer.from([0xff]))] : []))),
    ),
    sequence(oid('2.5.29.15'), encode(0x01, Buffer.from([0xff])), octets(encode(0x03, usage))),
    ...(isResponder ? [sequence(oid('2.5.29.37'), octets(sequence(oid('1.3.6.1.5.5.7.3.9'))))] : []),
  ];
  const body = sequence(
    context(0, integer(2)),
    integer(serial),
    ecdsa,
    nameOf(issuer?.name ?? name),
    sequence(time(options.from ?? new Date('2025-01-01')), time(options.until ?? new Date('2035-01-01'))),
    nameOf(name),
    publicKeyInfo,
    context(3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, issuer?.key ?? key);
  return { certificate: sequence(body, ecdsa, bits(signature)), key, name, publicKeyInfo, serial };
}

interface AnswerOptions {
  status?: 'good' | 'revoked';
  revokedAt?: Date;
  madeAt: Date;
  signer?: Keyed;
}

/** What a responder says of a certificate: an OCSPResponse. */
export function ownAnswer(
  about: Keyed,
  issuer: Keyed,
  { status = 'good', revokedAt, madeAt, signer }: AnswerOptions,
): Buffer {
  const keyBits = readCertificate(issuer.certificate).publicKeyBits;
  const id = sequence(
    sha1,
    octets(hash(nameOf(issuer.name), 'sha1')),
    octets(hash(keyBits, 'sha1')),
    integer(about.serial),
  );
  const said = status === 'good' ? encode(0x80, Buffer.alloc(0)) : context(1, time(revokedAt ?? madeAt));
  const data = sequence(context(1, nameOf('Auskunft')), time(madeAt), sequence(sequence(id, said, time(madeAt))));
  const by = signer ?? issuer;
  const basic = sequence(data, ecdsa, bits(sign('sha256', data, by.key)), context(0, sequence(by.certificate)));
  return sequence(encode(0x0a, Buffer.from([0])), context(0, sequence(oid('1.3.6.1.5.5.7.48.1.1'), octets(basic))));
}

interface MessageOptions {
  signedAt: Date;
  answers?: Buffer[];
  content?: Buffer;
}

/** A signed message (CMS) over these bytes, which it carries when they are its content. */
export function ownMessage(
  signer: Keyed,
  issuer: Keyed,
  signed: Buffer,
  { signedAt, answers = [], content }: MessageOptions,
): Buffer {
  const data = oid('1.2.840.113549.1.7.1');
  const attribute = (name: string, value: Buffer) => sequence(oid(name), setOf(value));
  const attributes = [
    attribute('1.2.840.113549.1.9.3', data),
    attribute('1.2.840.113549.1.9.5', time(signedAt)),
    attribute('1.2.840.113549.1.9.4', octets(hash(signed))),
    attribute('1.2.840.113549.1.9.16.2.47', sequence(sequence(sequence(octets(hash(signer.certificate)))))),
  ];
  const signature = sign('sha256', setOf(...attributes), signer.key);
  const info = sequence(
    integer(1),
    sequence(nameOf(issuer.name), integer(signer.serial)),
    sha256,
    context(0, ...attributes),
    ecdsa,
    octets(signature),
  );
  const revocation = answers.map((answer) => context(1, oid('1.3.6.1.5.5.7.16.2'), answer));
  const message = sequence(
    // Answers of responders are of 'another' kind, which is what version 5 is for.
    integer(answers.length > 0 ? 5 : 1),
    setOf(sha256),
    sequence(data, ...(content ? [context(0, octets(content))] : [])),
    context(0, signer.certificate),
    ...(revocation.length > 0 ? [context(1, ...revocation)] : []),
    setOf(info),
  );
  return sequence(oid('1.2.840.113549.1.7.2'), context(0, message));
}

const roomForSignature = 8_000;

/** A PDF with these words, signed as a whole. */
export function ownSignedPdf(words: string, message: (signed: Buffer) => Buffer): Buffer {
  const stream = `BT /F1 12 Tf 60 780 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] /SigFlags 3 >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [5 0 R] >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Arzt) /Rect [0 0 0 0] /P 3 0 R /V 6 0 R >>',
    `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 aaaaaaaaaa bbbbbbbbbb cccccccccc] /Contents <${'0'.repeat(roomForSignature * 2)}> >>`,
  ];
  let file = '%PDF-1.7\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const startOfTable = file.length;
  file += `xref\n0 7\n0000000000 65535 f \n${table}trailer\n<< /Size 7 /Root 1 0 R >>\nstartxref\n${startOfTable}\n%%EOF\n`;
  return signIn(file, message);
}

function signIn(file: string, message: (signed: Buffer) => Buffer): Buffer {
  const from = file.indexOf('/Contents <0') + '/Contents '.length;
  const until = file.indexOf('>', from) + 1;
  const ten = (value: number) => String(value).padStart(10, '0');
  const ranged = file
    .replace('aaaaaaaaaa', ten(from))
    .replace('bbbbbbbbbb', ten(until))
    .replace('cccccccccc', ten(file.length - until));
  const signed = Buffer.from(ranged.slice(0, from) + ranged.slice(until), 'latin1');
  const hexadecimal = message(signed)
    .toString('hex')
    .padEnd(roomForSignature * 2, '0');
  return Buffer.from(`${ranged.slice(0, from)}<${hexadecimal}>${ranged.slice(until)}`, 'latin1');
}

export function trusting(...authorities: Keyed[]): TrustStore {
  const anchors = authorities.map(({ certificate }) => readCertificate(certificate));
  return { anchorsAt: () => anchors, hasInvalidList: false, listSigners: anchors };
}
