import { randomInt } from 'node:crypto';
import { staffCodeLetters } from '@shop/contract/desk/staff-limits';

const groups = 4;
const groupLength = 5;

/** 100 random bits in groups that can be read aloud. */
export function makeStaffCode(): string {
  const group = () => Array.from({ length: groupLength }, () => staffCodeLetters[randomInt(staffCodeLetters.length)]);
  return Array.from({ length: groups }, () => group().join('')).join('-');
}

/** As it was made, however it was typed: small letters, blanks, the letter O for a zero. */
export function tidyStaffCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
}
