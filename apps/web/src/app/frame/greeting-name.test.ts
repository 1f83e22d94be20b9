import { expect, test } from 'vitest';
import { greetingName, initialsOf } from './greeting-name.ts';

const nobodySpecial = { userId: null, email: null, firstName: null, name: null, onboardingCompleted: true };

test.each([
  ['Clara', { firstName: 'Clara', name: 'Clara Vogelsang', email: 'c@post.example' }],
  ['Clara', { firstName: ' Clara Maria ', name: 'Clara Vogelsang' }],
  ['Karl-Heinz', { firstName: 'Karl-Heinz Otto' }],
  ['Clara Vogelsang', { firstName: '  ', name: 'Clara Vogelsang', email: 'c@post.example' }],
  ['Clara Vogelsang', { name: ' Clara Vogelsang ' }],
  ['clara.vogelsang', { email: 'clara.vogelsang@post.example' }],
  ['clara.vogelsang', { name: '', email: 'clara.vogelsang@post.example' }],
  [null, {}],
  [null, { email: '@post.example' }],
])('[FR-04] %s is greeted', (expected, known) => {
  expect(greetingName({ ...nobodySpecial, ...known })).toBe(expected);
});

test.each([
  ['CV', { firstName: 'Clara', name: 'Clara Maria Vogelsang' }],
  ['C', { firstName: 'Clara' }],
  ['Ö', { email: 'ö.m@post.example' }],
  ['', {}],
])('%j are the initials', (expected, known) => {
  expect(initialsOf({ ...nobodySpecial, ...known })).toBe(expected);
});
