import { requestPrescriptionUpload } from '@shop/contract/prescription';
import { describe, expect, test } from 'vitest';
import { contentTypeOf, faultOf, nameForUpload } from './prescription-file.ts';

const aFile = { name: 'rezept.pdf', type: 'application/pdf', size: 1000 };

describe('[RX-02] the content type is the extension’s', () => {
  test.each([
    ['application/pdf', ['rezept.pdf', 'REZEPT.PDF']],
    ['image/png', ['rezept.png']],
    ['image/jpeg', ['rezept.jpg', 'rezept.v2.jpeg']],
    ['text/csv', ['liste.csv']],
    ['image/x-icon', ['zeichen.ico']],
    ['application/octet-stream', ['rezept.webp', 'rezept.pdf.exe', 'rezept', '.pdf', '']],
  ])('%s: %j', (type, names) => {
    for (const name of names) expect(contentTypeOf(name)).toBe(type);
  });
});

describe('[RX-02] images and pdf are accepted', () => {
  test.each(['rezept.pdf', 'rezept.PNG', 'rezept.jpg', 'rezept.jpeg', 'rezept.webp'])('%s', (name) => {
    expect(faultOf({ ...aFile, name })).toBeNull();
  });

  test.each(['rezept.docx', 'rezept.svg', 'rezept.gif', 'rezept.html', 'rezept.csv', 'rezept'])('not %s', (name) => {
    expect(faultOf({ name, type: '', size: 10 })).toBe('type');
  });

  test('where a signature counts, a pdf alone', () => {
    const signed = { isPdfOnly: true };
    expect(faultOf(aFile, signed)).toBeNull();
    expect(faultOf({ name: 'content:4711', type: 'application/pdf', size: 10 }, signed)).toBeNull();
    for (const name of ['rezept.jpg', 'rezept.heic', 'rezept.pdf.png', 'rezept'])
      expect(faultOf({ name, type: '', size: 10 }, signed)).toBe('notPdf');
    expect(faultOf({ ...aFile, size: 0 }, signed)).toBe('empty');
  });

  test('a photo that a telephone hands over without an extension', () => {
    expect(faultOf({ name: 'image:4711', type: 'image/jpeg', size: 10 })).toBeNull();
  });

  test.each([
    ['IMG_0815.HEIC', ''],
    ['IMG_0815.heif', ''],
    ['IMG_0815.jpg', 'image/heic'],
  ])('a %s of type “%s” is told how to become a jpeg', (name, type) => {
    expect(faultOf({ name, type, size: 10 })).toBe('heic');
  });

  test('from one byte to 10 MiB, as the contract has it', () => {
    expect(faultOf({ ...aFile, size: 0 })).toBe('empty');
    expect(faultOf({ ...aFile, size: 1 })).toBeNull();
    expect(faultOf({ ...aFile, size: 10 * 1024 * 1024 })).toBeNull();
    expect(faultOf({ ...aFile, size: 10 * 1024 * 1024 + 1 })).toBe('size');
  });

  test('a name that is too long loses its beginning', () => {
    const fileName = nameForUpload(`${'a'.repeat(400)}.pdf`);
    expect(fileName.endsWith('a.pdf')).toBe(true);
    const body = { fileName, contentType: contentTypeOf(fileName), sizeBytes: 1 };
    expect(requestPrescriptionUpload.body.safeParse(body).success).toBe(true);
  });
});
