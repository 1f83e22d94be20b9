import type { ShopConfig } from '@shop/contract/shop-config';
import { queueMail } from '../mail/outbox-service.ts';
import type { Auth } from './auth.ts';
import { codeMail } from './code-mail-service.ts';
import { makeDeviceLink } from './device-link.ts';
import { findFormerEmail, forgetFormerEmail } from './email-change-queries.ts';
import { devicesKnownSince, rememberVisit } from './identity-queries.ts';
import {
  accountOf,
  type Mailbox,
  type MailedCodeParts,
  proveMailbox,
  requestMailedCode,
} from './mailed-code-service.ts';
import type { Visitor } from './visitor.ts';

export interface SignInParts extends MailedCodeParts {
  auth: Auth;
  config: ShopConfig;
  /** Where links in mails lead; null while nobody has said so. */
  shopAt(): string | null;
  staffEmails: string[];
}

/**
 * Sends a code to the address, for the browser that asks. The answer, and the time it takes, are the same whether or not
 * the address belongs to somebody and whatever others have asked. Gives the name to call the browser by, if it is new.
 */
export function requestCode(parts: SignInParts, email: string, visitor: Visitor): Promise<{ newName: string | null }> {
  const mailbox = mailboxOf(parts, email);
  return requestMailedCode(parts, mailbox, visitor, async (tx, { code, expiresAt, isUnderAttack }) => {
    const former = await findFormerEmail(tx, accountOf(parts, mailbox));
    const shopUrl = parts.shopAt();
    const mail = codeMail({
      purpose: 'sign-in',
      email,
      code,
      language: visitor.language,
      config: parts.config,
      shopUrl,
      deviceLink: isUnderAttack ? makeDeviceLink({ ...parts, shopUrl }, email) : null,
      movedAt: former?.movedAt ?? null,
    });
    await queueMail(tx, parts, { kind: 'code sign-in', expiresAt, ...mail });
  });
}

/** The cookies of the new session, or an error that tells nothing about the address. */
export async function signIn(
  parts: SignInParts,
  { email, otp }: { email: string; otp: string },
  visitor: Visitor,
): Promise<{ cookies: string[]; userId: string }> {
  const mailbox = mailboxOf(parts, email);
  await proveMailbox(parts, mailbox, otp, visitor);
  const { headers, response } = await parts.auth.api.signInProven({ body: { email }, returnHeaders: true });
  await forgetFormerEmail(parts.db, accountOf(parts, mailbox));
  await rememberVisit(parts.db, response.userId, {
    language: visitor.language,
    role: roleOf(parts, email),
  });
  return { cookies: headers.getSetCookie(), userId: response.userId };
}

function mailboxOf({ db }: Pick<SignInParts, 'db'>, email: string): Mailbox {
  return { owner: email, purpose: 'sign-in', devicesKnownSince: () => devicesKnownSince(db, email) };
}

/** The variable decides anew each time: whose address is no longer in it is a patient like any other. */
function roleOf({ staffEmails }: Pick<SignInParts, 'staffEmails'>, email: string): 'pharmacist' | 'patient' {
  return staffEmails.includes(email) ? 'pharmacist' : 'patient';
}
