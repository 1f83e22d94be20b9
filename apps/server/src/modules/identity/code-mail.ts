import type { Language } from '../../db/schema/identity.ts';
import { escapeHtml } from '../../http/plain-page.ts';
import type { Mail } from '../mail/outbox-service.ts';
import type { CodeToSend } from './auth.ts';

interface Words {
  subject: Record<CodeToSend['purpose'], string>;
  greeting: string;
  code: Record<CodeToSend['purpose'], string>;
  life: string;
  notAsked: string;
  neverAsk: string;
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
  },
  en: {
    subject: { 'sign-in': 'Your code for signing in', 'change-email': 'Your code for the new e-mail address' },
    greeting: 'Hello,',
    code: { 'sign-in': 'Your code for signing in is:', 'change-email': 'Your code to confirm the address is:' },
    life: 'The code is valid for 5 minutes and only once.',
    notAsked: 'You did not ask for a code? Then you can delete this e-mail. There is nothing else to do.',
    neverAsk: 'We never ask you for this code by telephone or e-mail.',
  },
};

interface CodeMailParts extends CodeToSend {
  shopName: string;
}

/** The code stands alone on its line, so that it is easy to copy and telephones offer to fill it in. */
export function codeMail({ email, code, purpose, language, shopName }: CodeMailParts): Mail {
  const say = words[language];
  const text = [say.greeting, say.code[purpose], code, `${say.life}\n${say.notAsked}`, say.neverAsk, shopName].join(
    '\n\n',
  );
  return {
    to: email,
    subject: say.subject[purpose],
    text: `${text}\n`,
    html: htmlOf(say, { code, purpose, language, shopName }),
  };
}

/** No images and no style sheet: mail programs that strip both show the same. */
function htmlOf(say: Words, { code, purpose, language, shopName }: Omit<CodeMailParts, 'email'>): string {
  const paragraph = 'margin:0 0 16px';
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${say.subject[purpose]}</title></head>
<body style="margin:0;padding:24px;font:16px/1.55 system-ui,sans-serif">
<div style="max-width:32rem;margin:0 auto">
<p style="${paragraph}">${say.greeting}</p>
<p style="${paragraph}">${say.code[purpose]}</p>
<p style="margin:0 0 24px;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px">${code}</p>
<p style="${paragraph}">${say.life}<br>${say.notAsked}</p>
<p style="${paragraph}">${say.neverAsk}</p>
<p style="margin:0">${escapeHtml(shopName)}</p>
</div>
</body>
</html>
`;
}
