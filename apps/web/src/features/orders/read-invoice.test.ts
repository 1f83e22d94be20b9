import { describe, expect, test } from 'vitest';
import { readInvoice } from './read-invoice.ts';

const pdf = btoa('%PDF-1.7 …'.replace('…', '.'));

describe('[OR-04] an invoice', () => {
  test('is a PDF', () => {
    const file = new Blob(['%PDF'], { type: 'application/pdf' });
    expect(readInvoice(file)).toEqual({ file });
  });

  test.each([pdf, `data:application/pdf;base64,${pdf}`])('or one in base64', async (base64Pdf) => {
    const invoice = readInvoice({ base64Pdf });
    const file = 'file' in invoice ? invoice.file : new Blob();
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('%PDF-1.7 .');
  });

  test('or where it is, in the web', () => {
    expect(readInvoice({ url: 'https://files.example/r.pdf' })).toEqual({ url: 'https://files.example/r.pdf' });
  });

  test.each([
    null,
    {},
    { url: 'javascript:alert(1)' },
    { url: 'data:text/html,x' },
    { base64Pdf: btoa('<html>') },
    { base64Pdf: '§' },
    new Blob([]),
  ])('and never anything else: %o', (answer) => {
    expect(() => readInvoice(answer)).toThrow();
  });
});
