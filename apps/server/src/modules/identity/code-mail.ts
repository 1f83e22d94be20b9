import type { Language } from '../../db/schema/identity.ts';
import { dateText } from '../../documents/date-text.ts';
import { germanDay } from '../../german-day.ts';
import { escapeHtml } from '../../http/plain-page.ts';
import type { Mail } from '../mail/outbox-service.ts';

interface CodeMail {
  purpose: 'sign-in' | 'change-email';
  email: string;
  code: string;
  language: Language;
  shopName: string;
  /** Lets a new device in while strangers use up the budgets of new devices. */
  deviceLink?: string | null;
  /** When an account moved away from this address. */
  movedAt?: Date | null;
}

interface Words {
  subject: Record<CodeMail['purpose'], string>;
  greeting: string;
  code: Record<CodeMail['purpose'], string>;
  life: string;
  notAsked: string;
  neverAsk: string;
  unusual: string;
  moved: (day: string) => string;
}

/** Neutral subjects, without the code: they show on locked screens. */
const words: Record<Language, Words> = {
  de: {
    subject: { 'sign-in': 'Ihr Code für die Anmeldung', 'change-email': 'Ihr Code für die neue E-Mail-Adresse' },
    greeting: 'Guten Tag,',
    code: {
      'sign-in': 'Ihr Code für die Anmeldung lautet:',
      'change-email': 'Ihr Code zum Bestätigen der Adresse lautet:',
    },
    life: 'Der Code gilt 5 Minuten und nur einmal.',
    notAsked: 'Haben Sie keinen Code angefordert? Dann können Sie diese E-Mail löschen. Es ist nichts weiter zu tun.',
    neverAsk: 'Wir fragen Sie nie am Telefon oder per E-Mail nach diesem Code.',
    unusual:
      'Für Ihre Adresse werden zurzeit ungewöhnlich viele Codes angefordert oder falsch eingegeben. Ihr Konto ist davor geschützt. Möchten Sie sich mit einem neuen Gerät anmelden und es gelingt nicht? Dann öffnen Sie auf diesem Gerät diesen Link. Er gilt 24 Stunden:',
    moved: (day) =>
      `Gut zu wissen: Das Konto, das diese Adresse hatte, ist am ${day} zu einer anderen E-Mail-Adresse umgezogen. Ihre Bestellungen finden Sie, wenn Sie sich mit der neuen Adresse anmelden. Mit dem Code oben eröffnen Sie ein neues, leeres Konto.`,
  },
  en: {
    subject: { 'sign-in': 'Your code for signing in', 'change-email': 'Your code for the new e-mail address' },
    greeting: 'Hello,',
    code: { 'sign-in': 'Your code for signing in is:', 'change-email': 'Your code to confirm the address is:' },
    life: 'The code is valid for 5 minutes and only once.',
    notAsked: 'You did not ask for a code? Then you can delete this e-mail. There is nothing else to do.',
    neverAsk: 'We never ask you for this code by telephone or e-mail.',
    unusual:
      'At the moment unusually many codes are being requested for your address, or entered wrongly. Your account is protected against this. Are you trying to sign in on a new device without success? Then open this link on that device. It is valid for 24 hours:',
    moved: (day) =>
      `Good to know: the account that had this address moved to another e-mail address on ${day}. Sign in with the new address to find your orders. The code above opens a new, empty account.`,
  },
};

/** The code stands alone on its line, so that it is easy to copy and telephones offer to fill it in. */
export function codeMail(mail: CodeMail): Mail {
  const { email, code, purpose, language, shopName, deviceLink } = mail;
  const say = words[language];
  const text = [
    say.greeting,
    say.code[purpose],
    code,
    `${say.life}\n${say.notAsked}`,
    say.neverAsk,
    ...movedWords(mail),
    ...(deviceLink ? [say.unusual, deviceLink] : []),
    shopName,
  ].join('\n\n');
  return { to: email, subject: say.subject[purpose], text: `${text}\n`, html: htmlOf(mail) };
}

function movedWords({ language, movedAt }: CodeMail): string[] {
  return movedAt ? [words[language].moved(dateText(germanDay(movedAt), language))] : [];
}

/** No images and no style sheet: mail programs that strip both show the same. */
function htmlOf(mail: CodeMail): string {
  const { code, purpose, language, shopName, deviceLink } = mail;
  const say = words[language];
  const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${say.subject[purpose]}</title></head>
<body style="margin:0;padding:24px;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto">
${paragraph(say.greeting)}
${paragraph(say.code[purpose])}
<p style="margin:0 0 24px;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${code}</p>
${paragraph(`${say.life}<br>${say.notAsked}`)}
${[say.neverAsk, ...movedWords(mail)].map(paragraph).join('\n')}
${deviceLink ? paragraph(`${say.unusual}<br><a href="${deviceLink}">${deviceLink}</a>`) : ''}
<p style="margin:0">${escapeHtml(shopName)}</p>
</div>
</body>
</html>
`;
}
