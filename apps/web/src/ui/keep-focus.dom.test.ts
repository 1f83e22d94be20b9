import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML =
    '<div id="banner"><button id="accept">Ja</button></div><main id="main" tabindex="-1"><section id="part"><p><button id="same">Wie Rechnungsadresse</button></p></section></main>';
  stop = keepFocus(document);
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const byId = (id: string) => document.getElementById(id) as HTMLElement;

test('a button that goes away hands the focus to the part it stood in', async () => {
  byId('same').focus();
  byId('same').parentElement?.remove();
  await vi.waitFor(() => expect(byId('part')).toHaveFocus());
});

test('where nothing of it stays, to the screen', async () => {
  byId('accept').focus();
  byId('banner').remove();
  await vi.waitFor(() => expect(byId('main')).toHaveFocus());
});

test('nobody who has gone on is called back', async () => {
  byId('accept').focus();
  byId('same').focus();
  byId('banner').remove();
  await Promise.resolve();
  expect(byId('same')).toHaveFocus();
});
