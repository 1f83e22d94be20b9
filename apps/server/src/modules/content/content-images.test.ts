import { describe, expect, test } from 'vitest';
import { givenText } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const webp = Buffer.from('RIFF____WEBPVP8 ');

describe('an image', () => {
  test('is asked for again each time, unless its revision is named', async () => {
    const { revisionId } = await givenText(db, { path: 'blog/covers/a.webp', bytes: webp, mediaType: 'image/webp' });
    const { app } = await testApp(database);
    const url = '/content_management/blog/covers/a.webp';

    const plain = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(plain.rawPayload).toEqual(webp);
    expect(plain.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const again = await app.inject({ url, headers: { 'if-none-match': plain.headers.etag as string } });
    expect(again.statusCode).toBe(304);

    const named = await app.inject(`${url}?v=${revisionId}`);
    expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await app.inject(`${url}?v=${revisionId + 1}`)).headers['cache-control']).toBe('no-cache');
  });

  test('that is new is sent at once', async () => {
    await givenText(db, { path: 'blog/covers/a.webp', bytes: webp, mediaType: 'image/webp' });
    const { app } = await testApp(database);
    const read = async () => (await app.inject('/content_management/blog/covers/a.webp')).rawPayload;
    expect(await read()).toEqual(webp);
    await givenText(db, { path: 'blog/covers/a.webp', bytes: Buffer.from('newer'), mediaType: 'image/webp' });
    expect((await read()).toString()).toBe('newer');
  });

  test('can run no script', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await givenText(db, { path: 'blog/covers/a.svg', bytes: Buffer.from(svg), mediaType: 'image/svg+xml' });
    const { app } = await testApp(database);
    const { headers } = await app.inject('/content_management/blog/covers/a.svg');
    expect(headers['content-security-policy']).toContain("script-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
  });

  test('of this shop is named by its revision in public texts', async () => {
    const { revisionId } = await givenText(db, { path: 'blog/covers/a.webp', bytes: webp, mediaType: 'image/webp' });
    const path = 'pages/about.de.md';
    await givenText(db, {
      path,
      content: '![A](/content_management/blog/covers/a.webp#12x7) /content_management/b.webp',
    });
    const { app } = await testApp(database);
    expect((await app.inject(`/content_management/${path}`)).body).toBe(
      `![A](/content_management/blog/covers/a.webp?v=${revisionId}#12x7) /content_management/b.webp`,
    );
  });
});
