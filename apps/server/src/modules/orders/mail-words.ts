import { orderMails as german } from '@shop/texts/messages/de/mails/order-mails';
import { orderNotices as germanNotices } from '@shop/texts/messages/de/mails/order-notices';
import { orderMails as english } from '@shop/texts/messages/en/mails/order-mails';
import { orderNotices as englishNotices } from '@shop/texts/messages/en/mails/order-notices';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';

export const mailWords = inBothLanguages(
  { ...german, notices: germanNotices },
  { ...english, notices: englishNotices },
);

export type MailWords = (typeof mailWords)[Language];
