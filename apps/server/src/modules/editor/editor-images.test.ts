import { readEditorImage, uploadEditorImage } from '@shop/contract/editor';
import { describe, expect, test } from 'vitest';
import { contentRevisions } from '../../db/schema/content.ts';
import { pixel, post, postPath, readPublic, save } from '../../testing/editor-texts.ts';
import { givenEditor, type TestEditor } from '../../testing/logged-in-editor.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { cleanSvg } from './clean-svg.ts';

const world = testWorld(testApp);
const { db } = world;

function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

describe('images', () => {
  const dir = 'blog/blog_de/neu';
  const upload = (eva: TestEditor, filename: string, data: string) =>
    eva.call(uploadEditorImage, { body: { dir, filename, data } });

  test('[CM-04] are stored with their size and served as what they are', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu'));
    expect((await upload(eva, 'bild.png', pixel)).data).toEqual({ path: `${dir}/bild.png`, width: 1, height: 1 });
    const served = await world.shop.app.inject(`/content_management/${dir}/bild.png`);
    expect(served.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(served.rawPayload.toString('base64')).toBe(pixel.split(',')[1]);
  });

  test('beside a draft are for editors only', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu', 'draft: true\n'));
    await upload(eva, 'bild.png', pixel);
    expectError(await readPublic(world.shop, `${dir}/bild.png`), 'NotFound');
    const read = await eva.call(readEditorImage, { query: { path: `${dir}/bild.png` } });
    expect(read.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
    expect(read.rawPayload.toString('base64')).toBe(pixel.split(',')[1]);
    for (const path of [postPath, `${dir}/anderes.png`, '../secret.png']) {
      expectError(await eva.call(readEditorImage, { query: { path } }), 'NotFound');
    }
  });

  test('never take the place of another', async () => {
    const eva = await givenEditor(world.shop, db);
    await upload(eva, 'bild.png', pixel);
    expectError(await upload(eva, 'bild.png', pixel), 'ImageRefused', { reason: 'exists' });
    expect(await db.select().from(contentRevisions)).toHaveLength(1);
  });

  test.each([
    [
      'a page that says it is an image',
      'a.png',
      `data:image/png;base64,${Buffer.from('<html><script>').toString('base64')}`,
    ],
    ['another type than its name says', 'a.jpg', pixel],
    [
      'a drawing with the name of a photo',
      'a.png',
      svgUrl('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
    ],
    ['no data', 'a.png', 'data:image/png;base64,'],
    ['not base64', 'a.png', 'data:image/png,%00'],
  ])('%s is refused', async (_what, filename, data) => {
    expectError(await upload(await givenEditor(world.shop, db), filename, data), 'ImageRefused', { reason: 'type' });
  });

  test('of 6 MiB are refused with a reason', async () => {
    const large = Buffer.concat([Buffer.from(pixel.split(',')[1] as string, 'base64'), Buffer.alloc(6 * 1024 * 1024)]);
    const data = `data:image/png;base64,${large.toString('base64')}`;
    expectError(await upload(await givenEditor(world.shop, db), 'a.png', data), 'ImageRefused', { reason: 'size' });
  });

  test('with more pixels than a screen can want are refused', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"></svg>';
    expectError(await upload(await givenEditor(world.shop, db), 'a.svg', svgUrl(svg)), 'ImageRefused', {
      reason: 'size',
    });
  });

  test('that are drawings come without script, and are served so that none could run', async () => {
    const eva = await givenEditor(world.shop, db);
    await save(eva, postPath, post('Neu'));
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10" onload="alert(1)">
      <script>alert(1)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>
      <a href="javascript:alert(1)"><rect width="5" height="5" fill="url(#g)" onclick="x()"/></a>
      <rect width="5" height="5" fill="url(https://evil.example/x)"/><use href="https://evil.example/#a"/><use href="#g"/>
      <style>@import 'https://evil.example'</style><path d="M0 0" style="background:url(x)"/></svg>`;
    expect((await upload(eva, 'plan.svg', svgUrl(svg))).data).toEqual({
      path: `${dir}/plan.svg`,
      width: 10,
      height: 10,
    });
    const served = await world.shop.app.inject(`/content_management/${dir}/plan.svg`);
    expect(served.statusCode, served.body).toBe(200);
    expect(served.headers['content-security-policy']).toContain("script-src 'none'");
    expect(served.body).not.toMatch(/script|onload|onclick|foreignObject|javascript|evil|style|<a/);
    expect(served.body).toContain('<path d="M0 0">');
    expect(served.body).toContain('<use href="#g">');
  });

  test('that are broken or hide entities are refused', async () => {
    const bomb =
      '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">&a;</svg>';
    expect(await cleanSvg(Buffer.from(bomb))).toBeNull();
    expect(await cleanSvg(Buffer.from('<svg width="1" height="1"><g></svg>'))).toBeNull();
    expect(await cleanSvg(Buffer.from('<html><svg></svg></html>'))).toBeNull();
    expect((await upload(await givenEditor(world.shop, db), 'a.svg', svgUrl(bomb))).json()).toMatchObject({
      id: 'ImageRefused',
    });
  });
});
