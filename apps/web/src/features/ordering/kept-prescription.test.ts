import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { forgetPerson } from '#domain/session/forget-person.ts';
import { readStored, store } from '#lib/storage.ts';
import { forgetPrescription, keepPrescription, readKeptPrescription } from './kept-prescription.ts';

const clara = 'clara@post.example';
const file = { key: 'prescriptions/k1', name: 'rezept.pdf', sizeBytes: 1200 };
const nothing = { format: 'physical', file: null, attempt: null, isUnanswered: false };

describe('what is kept of a prescription', () => {
  test('at first nothing, and the physical format', () => {
    expect(readKeptPrescription(clara)).toEqual(nothing);
  });

  test('comes back part by part', () => {
    keepPrescription(clara, { file });
    keepPrescription(clara, { attempt: 'a1' });
    expect(readKeptPrescription(clara)).toEqual({ ...nothing, file, attempt: 'a1' });
  });

  test('belongs to its person alone', () => {
    keepPrescription(clara, { file });
    expect(readKeptPrescription('ute@post.example')).toEqual(nothing);
    expect(readKeptPrescription(null)).toEqual(nothing);
    keepPrescription('ute@post.example', { format: 'digital' });
    expect(readKeptPrescription(clara)).toEqual(nothing);
  });

  test('has no file where the format has none', () => {
    keepPrescription(clara, { file });
    keepPrescription(clara, { format: 'digital' });
    expect(readKeptPrescription(clara)).toMatchObject({ format: 'digital', file });
    keepPrescription(clara, { format: 'ePrescription' });
    expect(readKeptPrescription(clara)).toMatchObject({ format: 'ePrescription', file: null });
    keepPrescription(clara, { format: null });
    expect(readKeptPrescription(clara).format).toBeNull();
  });

  test.each([
    [{ owner: clara, format: 'papyrus', file: 'x', attempt: 7, isUnanswered: 'yes' }, nothing],
    [{ owner: clara, format: 'physical', file: { key: '', name: 'a' } }, nothing],
    [
      { owner: clara, format: 'physical', file: { key: 'k', name: 'a', sizeBytes: -1 } },
      { ...nothing, file: { key: 'k', name: 'a', sizeBytes: 0 } },
    ],
    [[1, 2], nothing],
    ['text', nothing],
  ])('garbage is not trusted: %j', (stored, read) => {
    store('prescription_v1', stored);
    expect(readKeptPrescription(clara)).toEqual(read);
  });

  test('goes with the order, and with the person', () => {
    keepPrescription(clara, { file });
    forgetPrescription();
    expect(readStored('prescription_v1')).toBeNull();
    keepPrescription(clara, { file });
    forgetPerson(new QueryClient());
    expect(readStored('prescription_v1')).toBeNull();
  });
});
