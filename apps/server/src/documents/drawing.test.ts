import { expect, test } from 'vitest';
import { sampleCoverSheet as sheet } from '../testing/sample-papers.ts';
import { coverSheetPdf } from './cover-sheet-pdf.ts';
import { draw } from './drawing.ts';
import { qrPng } from './qr-code.ts';

test('a paper drawn on the worker thread has the same bytes as one drawn here', async () => {
  expect((await draw({ kind: 'coverSheet', facts: sheet })).equals(await coverSheetPdf(sheet))).toBe(true);
  expect((await draw({ kind: 'qrPng', facts: '7KQX' })).equals(await qrPng('7KQX'))).toBe(true);
});

test('facts that cannot be drawn are refused as before, and the next paper is drawn', async () => {
  const facts = { ...sheet, birthDate: 'no day' };
  await expect(draw({ kind: 'coverSheet', facts })).rejects.toThrow(new RangeError('not an ISO date'));
  expect((await draw({ kind: 'coverSheet', facts: sheet })).toString('latin1', 0, 5)).toBe('%PDF-');
});

test('drawing twenty papers does not block this thread', async () => {
  await draw({ kind: 'coverSheet', facts: sheet });
  // Time on this thread alone: other threads and other programs do not count in it.
  const startedAt = performance.eventLoopUtilization();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      draw({ kind: 'coverSheet', facts: { ...sheet, orderCode: `7KQX-${index}` } }),
    ),
  );
  expect(performance.eventLoopUtilization(startedAt).utilization).toBeLessThan(0.5);
});
