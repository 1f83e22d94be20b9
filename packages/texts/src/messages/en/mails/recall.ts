import type { recall as german } from '../../de/mails/recall.ts';
import type { Translated } from '../../translated.ts';

export const recall: Translated<typeof german> = {
  subject: 'Please call us: important news about your order',
  title: 'Please call us',
  greeting: 'Hello {name},',
  news: '{count, plural, one {this is about your order {codes}} other {this is about your orders {codes}}}: a medicine in it is being recalled.',
  stop: 'Please stop using it until we have spoken.',
  keep: 'Please do not throw any of it away.',
  call: 'Please call us right away. We will tell you what it is about and how you get a replacement. We will also try to reach you ourselves.',
  open: 'Go to my orders',
  doctor: 'If you feel unwell, please contact your doctor, or call 112 in an emergency.',
  reason: 'You are receiving this message because you ordered from us.',
};
