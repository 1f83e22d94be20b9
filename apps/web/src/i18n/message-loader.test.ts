import { expect, test, vi } from 'vitest';
import { createMessageLoader } from './message-loader.ts';
import type { Locale, Part } from './messages.ts';

/** A loader whose parts arrive, or get lost, when the test says so. */
function slowLoader() {
  const arrivals = new EventTarget();
  const load = vi.fn(
    (part: Part, locale: Locale) =>
      new Promise<object>((resolve, reject) => {
        arrivals.addEventListener(`${part} ${locale}`, () => resolve({ [part]: { locale } }));
        arrivals.addEventListener(`no ${part} ${locale}`, () => reject(new Error('lost')));
      }),
  );
  return {
    load,
    messageLoader: createMessageLoader(load),
    arrive: (part: Part, locale: Locale) => arrivals.dispatchEvent(new Event(`${part} ${locale}`)),
    lose: (part: Part, locale: Locale) => arrivals.dispatchEvent(new Event(`no ${part} ${locale}`)),
  };
}

async function loadedInGerman(...areas: Parameters<ReturnType<typeof createMessageLoader>['loadAreas']>[0]) {
  const slow = slowLoader();
  const isLoaded = Promise.all([slow.messageLoader.setLocale('de'), slow.messageLoader.loadAreas(areas)]);
  for (const part of ['everyScreen', ...areas] as const) slow.arrive(part, 'de');
  await isLoaded;
  return slow;
}

test('a language is loaded with the areas that were asked for, and with no other', async () => {
  const { messageLoader, load } = await loadedInGerman('catalogue');
  expect(messageLoader.read()).toEqual({
    locale: 'de',
    messages: { everyScreen: { locale: 'de' }, catalogue: { locale: 'de' } },
  });
  expect(new Set(load.mock.calls.map(([part]) => part))).toEqual(new Set(['everyScreen', 'catalogue']));
});

test('another language is shown when all of it is loaded, in the areas needed so far', async () => {
  const { messageLoader, arrive } = await loadedInGerman('catalogue');
  const changed = vi.fn();
  messageLoader.subscribe(changed);
  const english = messageLoader.setLocale('en');
  arrive('everyScreen', 'en');
  await Promise.resolve();
  expect(messageLoader.read().locale).toBe('de');
  expect(changed).not.toHaveBeenCalled();

  arrive('catalogue', 'en');
  await english;
  expect(messageLoader.read()).toMatchObject({ locale: 'en', messages: { catalogue: { locale: 'en' } } });
  expect(changed).toHaveBeenCalledOnce();
});

test('the last choice wins, not the slowest', async () => {
  const { messageLoader, arrive } = await loadedInGerman();
  const english = messageLoader.setLocale('en');
  await messageLoader.setLocale('de');
  arrive('everyScreen', 'en');
  await english;
  expect(messageLoader.read().locale).toBe('de');
});

test('an area asked for while the language changes comes in the new one', async () => {
  const { messageLoader, arrive } = await loadedInGerman();
  const english = messageLoader.setLocale('en');
  const product = messageLoader.loadAreas(['product']);
  arrive('everyScreen', 'en');
  arrive('product', 'en');
  await Promise.all([english, product]);
  expect(messageLoader.read()).toMatchObject({ locale: 'en', messages: { product: { locale: 'en' } } });
});

test('what is there is not loaded again, and nobody is told of it', async () => {
  const { messageLoader, load } = await loadedInGerman('catalogue');
  const changed = vi.fn();
  messageLoader.subscribe(changed);
  load.mockClear();
  await messageLoader.loadAreas(['catalogue']);
  expect(load).not.toHaveBeenCalled();
  expect(changed).not.toHaveBeenCalled();
});

test('an area that is lost on the way fails alone', async () => {
  const { messageLoader, arrive, lose } = await loadedInGerman();
  const lost = messageLoader.loadAreas(['product']);
  lose('product', 'de');
  await expect(lost).rejects.toThrow('lost');

  const found = messageLoader.loadAreas(['catalogue']);
  arrive('catalogue', 'de');
  await found;
  expect(messageLoader.read().messages).toHaveProperty('catalogue');
});

test('a language that is lost on the way leaves the one that is shown', async () => {
  const { messageLoader, arrive, lose } = await loadedInGerman();
  const english = messageLoader.setLocale('en');
  lose('everyScreen', 'en');
  await expect(english).rejects.toThrow('lost');

  const catalogue = messageLoader.loadAreas(['catalogue']);
  arrive('catalogue', 'de');
  await catalogue;
  expect(messageLoader.read()).toMatchObject({ locale: 'de', messages: { catalogue: { locale: 'de' } } });
});
