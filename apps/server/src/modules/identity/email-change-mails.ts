import { type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { emailChange as german } from '@shop/texts/messages/de/mails/email-change';
import { emailChange as english } from '@shop/texts/messages/en/mails/email-change';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';
import { dateText } from '../../documents/date-text.ts';
import { germanDay } from '../../german-day.ts';
import { type Block, buttonTo, paragraph, pharmacyMail, reachBlocks, shopAddress } from '../mail/letter-service.ts';
import type { Mail } from '../mail/outbox-service.ts';
import type { EmailChange } from './email-change-queries.ts';

const words = inBothLanguages(german, english);

type EmailChangeWords = (typeof words)[Language];

interface Letterhead {
  to: string;
  language: Language;
  config: ShopConfig;
  shopAt(): string | null;
}

/** To the old address: what was asked for, how to agree at once, and how to stop it. */
export function waitingMail(
  head: Letterhead,
  {
    change,
    asker,
    code,
    stopToken,
  }: { change: EmailChange; asker: 'person' | 'pharmacy'; code: string; stopToken: string },
): Mail {
  const say = words[head.language];
  const waiting = { ...say.waiting, ...(asker === 'pharmacy' && say.requested) };
  // In the fragment: no server and no log sees the token, and a mail scanner that opens the link stops nothing.
  const stopAddress = shopAddress(head.shopAt(), `/stop-email-change/${stopToken}`);
  return letter(head, say, waiting, [
    paragraph(waiting.wanted({ email: maskEmail(change.newEmail) })),
    { kind: 'heading', level: 2, text: waiting.wasYou },
    paragraph(waiting.enterCode),
    { kind: 'code', text: code },
    paragraph(waiting.neverAsk),
    paragraph(waiting.withoutCode({ day: dateText(germanDay(change.movesAt), head.language) })),
    { kind: 'heading', level: 2, text: waiting.wasNotYou },
    paragraph(stopAddress ? waiting.stop : waiting.stopWithoutLink),
    ...buttonTo(stopAddress, waiting.stopLabel),
  ]);
}

/** To the new address, which nobody has proven: a colleague has entered it. */
export function announcedMail(head: Letterhead, { movesAt }: Pick<EmailChange, 'movesAt'>): Mail {
  const say = words[head.language];
  const { announced } = say;
  return letter(head, say, announced, [
    paragraph(announced.news({ day: dateText(germanDay(movesAt), head.language) })),
    paragraph(announced.next),
    paragraph(announced.wasNotYou),
  ]);
}

/** To the old address, once it no longer is the account's. */
export function movedMail(head: Letterhead, { newEmail }: { newEmail: string }): Mail {
  const say = words[head.language];
  const { moved } = say;
  return letter(head, say, moved, [
    paragraph(moved.news({ email: maskEmail(newEmail) })),
    paragraph(`${moved.signIn} ${moved.emptyAccount}`),
    paragraph(moved.wasNotYou),
  ]);
}

/** To the new address. */
export function welcomeMail(head: Letterhead): Mail {
  const say = words[head.language];
  const { welcome } = say;
  return letter(head, say, welcome, [paragraph(welcome.news), paragraph(welcome.otherDevices)]);
}

/** To the old address: somebody registered with the new one meanwhile. */
export function keptMail(head: Letterhead, { newEmail }: Pick<EmailChange, 'newEmail'>): Mail {
  const say = words[head.language];
  const { kept } = say;
  return letter(head, say, kept, [paragraph(kept.news({ email: maskEmail(newEmail) })), paragraph(kept.next)]);
}

function letter(
  { to, language, config, shopAt }: Letterhead,
  say: EmailChangeWords,
  { subject, title }: { subject: string; title: string },
  blocks: Block[],
): Mail {
  const ways = reachBlocks(shopConfigIn(config, language));
  const head = { to, language, config, shopUrl: shopAt() };
  return pharmacyMail(head, { subject, title, reason: say.reason }, [
    paragraph(say.greeting),
    ...blocks,
    ...(ways.length > 0 ? [{ kind: 'heading' as const, level: 2 as const, text: say.questions }, ...ways] : []),
  ]);
}

/** Masked: enough to recognise one's own address, without revealing it to whoever has the old mailbox now. */
function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0]}…${email.slice(at)}`;
}
