import { orderMails as german } from '@shop/texts/messages/de/mails/order-mails';
import { orderNotices as germanNotices } from '@shop/texts/messages/de/mails/order-notices';
import { ordersTimeline as germanTimeline } from '@shop/texts/messages/de/screens/orders-timeline';
import { orderMails as english } from '@shop/texts/messages/en/mails/order-mails';
import { orderNotices as englishNotices } from '@shop/texts/messages/en/mails/order-notices';
import { ordersTimeline as englishTimeline } from '@shop/texts/messages/en/screens/orders-timeline';
import { inBothLanguages, type Language } from '@shop/texts/messages/message-compiler';

export const mailWords = inBothLanguages(
  { ...german, notices: germanNotices, timeline: germanTimeline },
  { ...english, notices: englishNotices, timeline: englishTimeline },
);

export type MailWords = (typeof mailWords)[Language];
