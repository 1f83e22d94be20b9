import { expect, test, vi } from 'vitest';
import type { Locale, Part } from './messages.ts';
import { createSpeech } from './speech.ts';

/** A speech whose parts arrive, or get lost, when the test says so. */
function slowSpeech() {
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
    speech: createSpeech(load),
    arrive: (part: Part, locale: Locale) => arrivals.dispatchEvent(new Event(`${part} ${locale}`)),
    lose: (part: Part, locale: Locale) => arrivals.dispatchEvent(new Event(`no ${part} ${locale}`)),
  };
}

async function speakingGerman(...areas: Parameters<ReturnType<typeof createSpeech>['need']>[0]) {
  const slow = slowSpeech();
  const spoken = Promise.all([slow.speech.speak('de'), slow.speech.need(areas)]);
  for (const part of ['everyScreen', ...areas] as const) slow.arrive(part, 'de');
  await spoken;
  return slow;
}

test('a language is spoken with the areas that were asked for, and with no other', async () => {
  const { speech, load } = await speakingGerman('catalogue');
  expect(speech.read()).toEqual({
    locale: 'de',
    messages: { everyScreen: { locale: 'de' }, catalogue: { locale: 'de' } },
  });
  expect(new Set(load.mock.calls.map(([part]) => part))).toEqual(new Set(['everyScreen', 'catalogue']));
});

test('another language is spoken when all of it is there, in the areas needed so far', async () => {
  const { speech, arrive } = await speakingGerman('catalogue');
  const changed = vi.fn();
  speech.subscribe(changed);
  const english = speech.speak('en');
  arrive('everyScreen', 'en');
  await Promise.resolve();
  expect(speech.read().locale).toBe('de');
  expect(changed).not.toHaveBeenCalled();

  arrive('catalogue', 'en');
  await english;
  expect(speech.read()).toMatchObject({ locale: 'en', messages: { catalogue: { locale: 'en' } } });
  expect(changed).toHaveBeenCalledOnce();
});

test('the last choice wins, not the slowest', async () => {
  const { speech, arrive } = await speakingGerman();
  const english = speech.speak('en');
  await speech.speak('de');
  arrive('everyScreen', 'en');
  await english;
  expect(speech.read().locale).toBe('de');
});

test('an area asked for while the language changes comes in the new one', async () => {
  const { speech, arrive } = await speakingGerman();
  const english = speech.speak('en');
  const product = speech.need(['product']);
  arrive('everyScreen', 'en');
  arrive('product', 'en');
  await Promise.all([english, product]);
  expect(speech.read()).toMatchObject({ locale: 'en', messages: { product: { locale: 'en' } } });
});

test('what is there is not loaded again, and nobody is told of it', async () => {
  const { speech, load } = await speakingGerman('catalogue');
  const changed = vi.fn();
  speech.subscribe(changed);
  load.mockClear();
  await speech.need(['catalogue']);
  expect(load).not.toHaveBeenCalled();
  expect(changed).not.toHaveBeenCalled();
});

test('an area that is lost on the way fails alone', async () => {
  const { speech, arrive, lose } = await speakingGerman();
  const lost = speech.need(['product']);
  lose('product', 'de');
  await expect(lost).rejects.toThrow('lost');

  const found = speech.need(['catalogue']);
  arrive('catalogue', 'de');
  await found;
  expect(speech.read().messages).toHaveProperty('catalogue');
});

test('a language that is lost on the way leaves the one that is spoken', async () => {
  const { speech, arrive, lose } = await speakingGerman();
  const english = speech.speak('en');
  lose('everyScreen', 'en');
  await expect(english).rejects.toThrow('lost');

  const catalogue = speech.need(['catalogue']);
  arrive('catalogue', 'de');
  await catalogue;
  expect(speech.read()).toMatchObject({ locale: 'de', messages: { catalogue: { locale: 'de' } } });
});
