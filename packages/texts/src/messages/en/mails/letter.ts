import type { letter as german } from '../../de/mails/letter.ts';
import type { Translated } from '../../translated.ts';

export const letter: Translated<typeof german> = {
  impressum: 'Imprint',
  datenschutz: 'Privacy',
  agb: 'Terms',
  widerruf: 'Withdraw from contract',
};
