import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { inLongRun } from './long-run.ts';
import { expectNoBarrier } from './looks.ts';

test.use({ shopOf: 'desk-files' });

/** A JPEG as a camera writes it, which says where it was taken. */
async function aPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const address = await page.evaluate(
    ([wide, high]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.fillStyle = 'rgb(200 60 40)';
      pen.fillRect(0, 0, wide, high);
      return canvas.toDataURL('image/jpeg');
    },
    [width, height] as const,
  );
  const plain = Buffer.from(address.split(',')[1] ?? '', 'base64');
  const place = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0Klinikstrasse 7', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, place.length + 2]);
  return Buffer.concat([plain.subarray(0, 2), head, place, plain.subarray(2)]);
}

test(
  'a photo that is added at the desk stands in the shop at once, without what the camera wrote into it',
  inLongRun,
  async ({ page: patient, openDesk, shop }) => {
    test.slow();
    const desk = await openDesk({ name: 'Lea Baum', role: 'pka' });
    await desk.getByRole('link', { name: 'Sortiment' }).click();
    await desk.getByRole('searchbox', { name: 'Name, Hersteller oder PZN' }).fill('Käppele 25/1');
    await desk.getByRole('link', { name: 'Käppele 25/1', exact: true }).click();
    const photos = desk.getByRole('region', { name: 'Fotos' });
    await expect(photos.getByText('Noch kein Foto. Im Shop steht die gezeichnete Abbildung.')).toBeVisible();

    const file = photos.locator('input[type="file"]');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"/>');
    await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: drawing });
    await expect(photos.getByText(/Bitte wählen Sie JPEG, PNG oder WebP/)).toBeVisible();
    await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await aPhoto(desk, 1600, 500) });
    await photos.getByRole('textbox', { name: 'Was ist zu sehen? (Deutsch)' }).fill('Rote Dose, von vorn');
    await expectNoBarrier(desk, 'a photo that is about to be added');
    await photos.getByRole('button', { name: 'Foto hinzufügen' }).click();
    await expect(photos.getByRole('list').getByRole('img', { name: 'Rote Dose, von vorn' })).toBeVisible();

    await patient.goto(`${shop.origin}/#/product/kaeppele-25-1`);
    const shown = patient.getByRole('main').getByRole('img', { name: 'Rote Dose, von vorn' });
    await expect(shown).toBeVisible();
    await expect(patient.getByText('Illustration, keine Produktabbildung')).toHaveCount(0);
    const address = await shown.getAttribute('src');
    const served = await patient.request.get(new URL(address ?? '', shop.origin).href);
    expect(served.headers()['content-type']).toMatch(/^image\/(?:webp|jpeg)$/);
    expect((await served.body()).includes('Klinikstrasse')).toBe(false);
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await expectNoBarrier(patient, 'a product with a photo');

    await photos.getByRole('button', { name: 'Foto 1 entfernen' }).click();
    await expect(photos.getByText('Noch kein Foto. Im Shop steht die gezeichnete Abbildung.')).toBeVisible();
    await patient.reload();
    await expect(patient.getByText('Illustration, keine Produktabbildung')).toBeVisible();
  },
);
