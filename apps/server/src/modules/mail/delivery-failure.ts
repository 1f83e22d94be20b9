import type { HeldBy } from '../../db/schema/mail.ts';

/** What becomes of a mail that could not be handed over. The code is for logs and the pharmacy; it names nobody. */
export type DeliveryFailure = { end: 'refused'; code: string } | { end: 'held'; by: HeldBy; code: string };

interface SmtpError {
  name?: string;
  /** nodemailer's code for the stage at which it failed: */
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** The server wants a login, or a better one: nobody's mail would be taken. */
const loginWanted = [530, 534, 535, 538];
const connectionClosing = 421;
const messageTooLarge = 552;

/** Answered to the recipient command, but about us: the server is not set up to take mails from this shop. */
const shopNotAccepted =
  /\brelay(ing)?( access)? (is )?(denied|prohibited|not (permitted|allowed))|unable to relay|sender address rejected|client host rejected/i;

/**
 * Whether a failure concerns one mail or all. What the server says about the recipient or the mail itself concerns that
 * mail: permanently (5xx) or for now (4xx). Everything else would have happened to any mail: no connection, no login,
 * no service.
 */
export function judgeFailure(error: unknown): DeliveryFailure {
  const { name, code = name ?? 'unknown', command = '', responseCode, response = '' } = error as SmtpError;
  if (responseCode === undefined) {
    // An address that fits in no envelope, or a mail larger than the server takes, found before it is asked.
    const isAboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
    return isAboutMail ? { end: 'refused', code } : { end: 'held', by: 'server', code };
  }

  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
  const said = [responseCode, status].filter(Boolean).join(' ');
  const isAboutMail = command === 'RCPT TO' || command === 'DATA' || responseCode === messageTooLarge;
  const isAboutServer =
    responseCode === connectionClosing ||
    loginWanted.includes(responseCode) ||
    // RFC 3463: x.3.x is the state of the mail system.
    status.startsWith('4.3.') ||
    shopNotAccepted.test(withoutAddresses(response));
  if (!isAboutMail || isAboutServer) return { end: 'held', by: 'server', code: said };
  return responseCode >= 500 ? { end: 'refused', code: said } : { end: 'held', by: 'recipient', code: said };
}

/** Addresses are chosen by strangers: none of them may read like a sentence of the server. */
function withoutAddresses(response: string): string {
  return response.replace(/<[^>]*>/g, ' ').replace(/\S*@\S*/g, ' ');
}
