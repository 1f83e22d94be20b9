import { signInCode as german } from '@shop/texts/messages/de/mails/sign-in-code';
import { signInCode as english } from '@shop/texts/messages/en/mails/sign-in-code';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import { dateText } from '../../documents/date-text.ts';
import { germanDay } from '../../german-day.ts';
import { escapeHtml } from '../../http/plain-page.ts';
import type { Mail } from '../mail/outbox-service.ts';

interface CodeMail {
  purpose: 'sign-in' | 'change-email' | 'desk';
  email: string;
  code: string;
  language: Language;
  shopName: string;
  /** Lets a new device in while strangers use up the budgets of new devices. */
  deviceLink?: string | null;
  /** When an account moved away from this address. */
  movedAt?: Date | null;
}

const words = inBothLanguages(german, english);

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
  return movedAt ? [words[language].moved({ day: dateText(germanDay(movedAt), language) })] : [];
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
