import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { demoBatch } from './pharmacy.ts';

export async function openPacking(desk: Page, code: string): Promise<void> {
  await desk.getByRole('link', { name: 'Packen' }).click();
  // The queue, which is shown before, has a link with the same code.
  await expect(desk.getByRole('heading', { level: 1, name: 'Packen' })).toBeVisible();
  await desk.getByRole('link', { name: new RegExp(code) }).click();
}

/** Scans, weighs and saves the one portion of an order; what is asked of each field depends on what the product has. */
export async function weighOnly(
  desk: Page,
  code: string,
  { batch = demoBatch }: { batch?: string } = {},
): Promise<void> {
  await openPacking(desk, code);
  await desk.getByRole('button', { name: 'Packen beginnen' }).click();
  await expect(desk.getByText('Noch 1 Portion einzuwiegen')).toBeVisible();
  await desk.getByRole('textbox', { name: /^PZN/ }).fill('90000156');
  await desk.getByRole('textbox', { name: /^Charge/ }).fill(batch);
  await desk.getByRole('textbox', { name: 'Gewicht in g' }).fill('5,02');
  await expect(desk.getByText('in der Toleranz')).toBeVisible();
}

export async function saveWeight(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Einwaage speichern' }).click();
  await expect(desk.getByText(/5,02 g eingewogen/)).toBeVisible();
}

export async function printLabel(desk: Page, code: string): Promise<void> {
  const printing = desk.waitForEvent('download');
  await desk.getByRole('button', { name: /Etikett 1.*drucken/ }).click();
  expect((await printing).suggestedFilename()).toBe(`label-${code}.pdf`);
  await expect(desk.getByText('einmal gedruckt')).toBeVisible();
}

/** Stops to pack with the filled container kept for its patient: it lies under the stock, and comes first when packing begins again. */
export async function stopAndBeginAgain(
  desk: Page,
  code: string,
  look: (what: string) => Promise<void>,
): Promise<void> {
  await desk.getByRole('link', { name: 'Zur Bestellung' }).click();
  await desk.getByRole('button', { name: /Weitere Schritte/ }).click();
  await desk.getByRole('button', { name: 'Packen anhalten' }).click();
  const form = desk.getByRole('form', { name: 'Packen anhalten' });
  await form.getByRole('radio', { name: /Geöffnet/ }).check();
  await expect(form.getByRole('combobox', { name: /Zweite Person/ })).toBeVisible();
  await look('stopping to pack');
  await form.getByRole('radio', { name: /Zurückgestellt/ }).check();
  await form.getByRole('textbox', { name: /Nachricht an/ }).fill('Wir packen später weiter.');
  await form.getByRole('button', { name: /Packen anhalten/ }).click();
  await expect(desk.getByText('Das Packen ist angehalten.')).toBeVisible();
  await desk.getByRole('link', { name: 'Bestand' }).click();
  const kept = desk.getByRole('article', { name: new RegExp(code) });
  await expect(kept).toContainText('Zurückgestellt für diese Bestellung');
  await kept.getByRole('button', { name: /Sagen, was/ }).click();
  await expect(kept.getByRole('radio', { name: /Geöffnet/ })).toBeVisible();
  await look('filled goods under the stock');
  await kept.getByRole('button', { name: 'Abbrechen' }).click();
  await openPacking(desk, code);
  await desk.getByRole('button', { name: 'Packen beginnen' }).click();
  await expect(desk.getByText(/^Zurückgestellt .*Mia Goetz/)).toBeVisible();
  await expect(desk.getByText(/5,02 g eingewogen/)).toBeVisible();
}

export async function finishPacking(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Fertig gepackt' }).click();
  await expect(desk.getByText(/Die Freigabe macht jemand anderes/)).toBeVisible();
}

/** By somebody who did not pack it. */
export async function releaseOrder(desk: Page, code: string): Promise<void> {
  await openPacking(desk, code);
  await desk.getByRole('button', { name: 'Etikett am Behältnis gesehen' }).click();
  await expect(desk.getByText(/^gesehen, /)).toBeVisible();
  await desk.getByRole('button', { name: 'Freigeben' }).click();
  await expect(desk.getByText(/kann das Haus verlassen/)).toBeVisible();
}
