import { expect, test } from 'vitest';
import { isGuessable } from './guessable-password.ts';

test.each([
  '1qaz2wsx3edc',
  'Password1234',
  'sonnenschein',
  'qwertyuiop123',
  'aaaaaaaaaaaaaaaa',
  '121212121212',
  'Apotheke2026!',
  'Mainblüte-Apotheke',
  'cannabis-shop-1',
  'PasswortPasswort',
])('%s is guessable', (password) => {
  expect(isGuessable(password)).toBe(true);
});

test.each(['correct horse battery', 'ein-langes-passwort', 'Hq9!xr-2Lw_mm', 'vier Gänse am Käppele', '8f3kq0zt71bn'])(
  '%s is not',
  (password) => {
    expect(isGuessable(password)).toBe(false);
  },
);
