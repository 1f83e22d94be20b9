import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatOf, keepsFile, type Method, type Methods, methodsOf, switchMethod } from './prescription-methods.ts';

const start = methodsOf('physical');
const chosenIn = (methods: Methods) => Object.keys(methods).filter((method) => methods[method as Method]);

const press = fc.record({
  method: fc.constantFrom<Method>('photo', 'original', 'telemedicine', 'email'),
  isOn: fc.boolean(),
});
const presses = fc.array(press, { maxLength: 12 });
const pressed = (sequence: { method: Method; isOn: boolean }[]) =>
  sequence.reduce((methods, { method, isOn }) => switchMethod(methods, method, isOn), start);

describe('[RX-01] the ways a prescription comes', () => {
  test('at first a photo and the original by mail, the physical format', () => {
    expect(chosenIn(start)).toEqual(['photo', 'original']);
    expect(formatOf(start)).toBe('physical');
  });

  test.each<[Method, boolean, Method[], string | null]>([
    ['photo', false, [], null],
    ['original', false, [], null],
    ['telemedicine', true, ['telemedicine'], 'ePrescription'],
    ['email', true, ['email'], 'digital'],
  ])('from the start, %s %s leaves %j', (method, isOn, chosen, format) => {
    const methods = switchMethod(start, method, isOn);
    expect(chosenIn(methods)).toEqual(chosen);
    expect(formatOf(methods)).toBe(format);
  });

  test.each<[Method]>([['photo'], ['original']])('switching %s on turns both on and clears the others', (method) => {
    for (const other of ['telemedicine', 'email'] as const)
      expect(switchMethod(switchMethod(start, other, true), method, true)).toEqual(start);
  });

  test('telemedicine and e-mail exclude each other', () => {
    const byEmail = switchMethod(switchMethod(start, 'telemedicine', true), 'email', true);
    expect(chosenIn(byEmail)).toEqual(['email']);
    expect(chosenIn(switchMethod(byEmail, 'telemedicine', true))).toEqual(['telemedicine']);
    expect(chosenIn(switchMethod(byEmail, 'email', false))).toEqual([]);
  });

  test('whatever is pressed: photo and original go together, and there is at most one format', () => {
    fc.assert(
      fc.property(presses, (sequence) => {
        const methods = pressed(sequence);
        expect(methods.photo).toBe(methods.original);
        const formats = [methods.photo, methods.telemedicine, methods.email].filter(Boolean);
        expect(formats.length).toBeLessThanOrEqual(1);
        expect(formatOf(methods) === null).toBe(formats.length === 0);
      }),
    );
  });

  test('whatever is pressed: what was switched last is as it was switched, and once more changes nothing', () => {
    fc.assert(
      fc.property(presses, press, (sequence, { method, isOn }) => {
        const methods = switchMethod(pressed(sequence), method, isOn);
        expect(methods[method]).toBe(isOn);
        expect(switchMethod(methods, method, isOn)).toEqual(methods);
      }),
    );
  });

  test('whatever is pressed: a file is kept exactly while its own way stays chosen', () => {
    fc.assert(
      fc.property(presses, (sequence) => {
        let methods = start;
        for (const { method, isOn } of sequence) {
          const next = switchMethod(methods, method, isOn);
          const hadFile = formatOf(methods) === 'physical' || formatOf(methods) === 'digital';
          if (hadFile) expect(keepsFile(methods, next)).toBe(formatOf(methods) === formatOf(next));
          methods = next;
        }
      }),
    );
  });

  test('a format leads back to its ways', () => {
    for (const format of ['physical', 'ePrescription', 'digital', null] as const)
      expect(formatOf(methodsOf(format))).toBe(format);
  });
});
