import type { unavailablePage as german } from '../../de/pages/unavailable-page.ts';
import type { Translated } from '../../translated.ts';

export const unavailablePage: Translated<typeof german> = {
  title: 'This is not possible right now',
  text: 'This page needs data that we cannot reach at the moment. Your orders are not affected. Please try again in a minute.',
  again: 'Try again',
  home: 'To the start page',
};
