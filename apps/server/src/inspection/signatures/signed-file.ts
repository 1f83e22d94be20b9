import { type Finding, type Problem, reasonsOf, type Signer, verdictOn } from '../finding.ts';
import { nameOf, professionOf } from './certificate.ts';
import { checkChain, type Trust } from './chain.ts';
import { type CheckedSigner, readSignedMessage } from './cms.ts';
import { checkPdfSignatures } from './pdf-signatures.ts';

export interface SignatureFinding extends Finding {
  kind: 'cms' | 'pdf-signature';
}

/** Null for a PDF without any signature. */
export function inspectSignedPdf(bytes: Buffer, trust: Trust, now: Date): SignatureFinding | null {
  try {
    const signers = checkPdfSignatures(bytes);
    return signers.length === 0 ? null : judge('pdf-signature', signers, trust, now);
  } catch {
    return unreadable('pdf-signature');
  }
}

/** A message that carries what it signs, or signs the file beside it. */
export function inspectSignedMessage(
  bytes: Buffer,
  signedFile: Buffer | null,
  trust: Trust,
  now: Date,
): SignatureFinding {
  try {
    const message = readSignedMessage(bytes);
    // What it carries may be signed well and still be another file than the one beside it.
    if (message.content && signedFile && !message.content.equals(signedFile)) {
      return { kind: 'cms', verdict: 'bad', reasons: ['altered'] };
    }
    const content = message.content ?? signedFile;
    if (!content) return { kind: 'cms', verdict: 'notProvable', reasons: ['unsupported'] };
    return judge('cms', message.check(content), trust, now);
  } catch {
    return unreadable('cms');
  }
}

function unreadable(kind: SignatureFinding['kind']): SignatureFinding {
  return { kind, verdict: 'bad', reasons: ['unreadable'] };
}

function judge(kind: SignatureFinding['kind'], signers: CheckedSigner[], trust: Trust, now: Date): SignatureFinding {
  const problems: Problem[] = signers.flatMap((signer) => [...signer.problems, ...checkChain(signer, now, trust)]);
  const named = signers.flatMap((signer) => presentSigner(signer));
  const [first] = named;
  return {
    kind,
    verdict: verdictOn(problems),
    reasons: reasonsOf(problems),
    ...(first && { signer: first, signers: named }),
  };
}

function presentSigner({ certificate, signedAt }: CheckedSigner): Signer[] {
  if (!certificate) return [];
  const profession = professionOf(certificate);
  return [
    {
      name: nameOf(certificate.subject),
      ...(profession && { profession }),
      issuer: nameOf(certificate.issuer),
      serial: certificate.serial,
      ...(signedAt && { signedAt: signedAt.toISOString() }),
    },
  ];
}
