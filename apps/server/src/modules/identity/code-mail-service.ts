import type { ShopConfig } from '@shop/contract/shop-config';
import { signInCode as german } from '@shop/texts/messages/de/mails/sign-in-code';
import { signInCode as english } from '@shop/texts/messages/en/mails/sign-in-code';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import { dateText } from '../../documents/date-text.ts';
import { germanDay } from '../../german-day.ts';
import { buttonTo, paragraph, pharmacyMail } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';

interface CodeMail {
  purpose: 'sign-in' | 'change-email' | 'desk';
  email: string;
  code: string;
  language: Language;
  config: ShopConfig;
  shopUrl: string | null;
  /** Lets a new device in while strangers use up the budgets of new devices. */
  deviceLink?: string | null;
  /** When an account moved away from this address. */
  movedAt?: Date | null;
}

const words = inBothLanguages(german, english);

/** The code stands alone on its line, so that it is easy to copy and telephones offer to fill it in. */
export function codeMail({ purpose, email, code, language, config, shopUrl, deviceLink, movedAt }: CodeMail): Mail {
  const say = words[language];
  const subject = say.subject[purpose];
  return pharmacyMail({ to: email, language, config, shopUrl }, { subject, title: subject, reason: say.reason }, [
    paragraph(say.greeting),
    paragraph(say.code[purpose]),
    { kind: 'code', text: code },
    paragraph(`${say.life}\n${say.notAsked}`),
    paragraph(say.neverAsk),
    ...(movedAt ? [paragraph(say.moved({ day: dateText(germanDay(movedAt), language) }))] : []),
    ...(deviceLink ? [paragraph(say.unusual), ...buttonTo(deviceLink, say.newDevice)] : []),
  ]);
}
