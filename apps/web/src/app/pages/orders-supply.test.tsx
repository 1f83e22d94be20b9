import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { readStored, store } from '#lib/storage.ts';
import { done, leaveOrders, openOrders, watchDownloads } from '#testing/at-orders.ts';
import { patience } from '#testing/patience.ts';
import { aWireOrder } from '#testing/wire-order.ts';

afterEach(leaveOrders);

/** Long enough to last whenever the test runs. */
function justReceived() {
  return {
    ...done,
    date: new Date().toISOString(),
    steps: [{ status: 'completed' as const, at: new Date().toISOString() }],
  };
}

const open = () => screen.findByRole('button', { name: 'Reichweite berechnen' }, patience);
const dosage = () => screen.findByRole('textbox', { name: /Gramm am Tag/ }, patience);

test('the dosage stays on the device, and says until when the last order lasts', async () => {
  const { user, received } = await openOrders([justReceived()]);
  await user.click(await open());
  await user.type(await dosage(), '0,5');
  expect(await screen.findByText(/^Das reicht bis zum /)).toBeVisible();
  expect(Object.values(readStored('supply_v1') as object)).toEqual([0.5]);
  expect(JSON.stringify(received)).not.toContain('0.5');
  await user.clear(await dosage());
  expect(readStored('supply_v1')).toBeNull();
});

test('what makes no sense is said beside the field', async () => {
  const { user } = await openOrders([justReceived()]);
  await user.click(await open());
  await user.type(await dosage(), '5000');
  expect(await dosage()).toHaveAccessibleDescription(/eine Menge/);
  expect(screen.queryByRole('button', { name: /Erinnerung/ })).not.toBeInTheDocument();
});

test('the reminder is a calendar file that says nothing of health, pharmacy or product', async () => {
  const { files } = watchDownloads();
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:x';
  });
  const { user } = await openOrders([justReceived()]);
  await user.click(await open());
  await user.type(await dosage(), '0,1');
  await user.click(await screen.findByRole('button', { name: 'Erinnerung in den Kalender legen' }));
  expect(files).toEqual(['erinnerung.ics']);
  const text = (await blobs[0]?.text()) ?? '';
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('SUMMARY:Rechtzeitig nachbestellen\r\n');
  expect(text).toMatch(/DTSTART;VALUE=DATE:\d{8}\r\n/);
  expect(text).not.toMatch(/käppele|cannabis|apotheke|mainblüte|rezept/i);
});

test('who has entered a dosage sees it at once; who has nothing at home is not asked', async () => {
  store('supply_v1', { [done.products[0]?.id ?? '']: 0.5 });
  const { unmount } = await openOrders([justReceived()]);
  expect(await dosage()).toHaveValue('0,5');
  unmount();
  await openOrders([aWireOrder()]);
  expect(screen.queryByRole('heading', { name: 'Ihr Vorrat' })).not.toBeInTheDocument();
});
