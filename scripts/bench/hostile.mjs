// @ts-check
import { deflateSync } from 'node:zlib';
import { bootShop } from '../boot-shop.mjs';
import { figure } from './load.mjs';
import { registerPatient } from './patient.mjs';
import { someoneWaiting } from './waiting.mjs';
import { storedPost, withStoredText } from './with-stored-text.mjs';

/** As long as anybody else may have to wait. */
const limitMs = 50;
const mebibyte = 1024 * 1024;
const runs = 5;
const password = 'a password for the bench';

/**
 * @typedef {object} People
 * @property {string} origin
 * @property {Awaited<ReturnType<typeof registerPatient>>['call']} patient
 * @property {(method: string, address: string, body?: unknown) => Promise<unknown>} editor
 */

const boxes = `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0\0\0\x08moov'.repeat(12_500)}`;
const names = `%PDF-1.7\n${'/J#61vaScript stream\n'.repeat(480_000)}%%EOF`;
const packed = deflateSync(Buffer.alloc(15 * mebibyte, '/J ')).toString('latin1');
const objects = `%PDF-1.7\n1 0 obj << /Type /ObjStm /Filter /FlateDecode >>\nstream\n${packed}\nendstream\n%%EOF`;
const drawing = `<svg width="9" height="9">${'<path d="M0 0L9 9" fill="u\\72l(x)"/>'.repeat(140_000)}</svg>`;

/**
 * What somebody could send to hold up everybody else. A new one is a line here.
 *
 * @type {[what: string, send: (people: People) => Promise<unknown>][]}
 */
const cases = [
  ['nothing, for comparison', ({ origin }) => fetch(`${origin}/api/ready`)],
  ['prescription: 100 kB of boxes', (people) => handIn(people, boxes)],
  ['prescription: 300 kB of PNM', (people) => handIn(people, `P3\n${'1 '.repeat(150_000)}`)],
  ['prescription: 10 MiB of JPEG', (people) => handIn(people, `\xff\xd8\xff${'\xff'.repeat(10 * mebibyte - 3)}`)],
  ['prescription: 10 MiB of names in a PDF', (people) => handIn(people, names)],
  ['prescription: 15 MiB of objects, packed', (people) => handIn(people, objects)],
  ['save: **a, 40,000 times', ({ editor }) => save(editor, '**a'.repeat(40_000))],
  ['save: >, 50,000 times', ({ editor }) => save(editor, '>'.repeat(50_000))],
  ['save: lists in lists', ({ editor }) => save(editor, '- '.repeat(50_000))],
  ['save: a long head', ({ editor }) => save(editor, `---\ntitle: ${' '.repeat(190_000)}x\n---\n`)],
  ['save: as many headings as are taken', ({ editor }) => save(editor, '# a\n'.repeat(3_000))],
  ['first reader of that', (people) => readAnew(people, '/blog/hostile')],
  ['first reader of a text from before', (people) => readAnew(people, `/blog/${storedPost}`)],
  ['image: 5 MiB of drawing', ({ editor }) => upload(editor, 'a.svg', drawing)],
  ['image: 100 kB of boxes', ({ editor }) => upload(editor, 'a.avif', boxes)],
  ['image: 5 MiB of JPEG', ({ editor }) => upload(editor, 'a.jpg', `\xff\xd8${'\xff\xe1\0\x02'.repeat(1_300_000)}`)],
];

/** The longest wait of somebody else under each hostile input. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureHostile() {
  const env = { RATE_LIMITS: 'off', CMS_USERNAME: 'bench', CMS_PASSWORD: password };
  const shop = await bootShop(env, withStoredText('**a'.repeat(40_000)));
  const waiting = await someoneWaiting(shop.origin);
  try {
    const editor = await givenEditor(shop.origin);
    const rows = [];
    for (const [index, [what, send]] of cases.entries()) {
      // One for each case, because a patient may hand in so many files an hour.
      const people = { origin: shop.origin, editor, patient: (await registerPatient(shop, `hostile-${index}`)).call };
      const waits = [];
      for (let run = 0; run < runs; run++) {
        await waiting.longestMs();
        await send(people);
        waits.push(await waiting.longestMs());
      }
      // The least of several: other work on this machine makes everybody wait.
      rows.push(figure(what, Math.min(...waits), limitMs, 0));
    }
    return rows;
  } finally {
    await waiting.leave();
    await shop.stop();
  }
}

/** Uploads a file and binds it, which is when it is looked at. @param {People} people @param {string} content */
async function handIn({ origin, patient }, content) {
  const bytes = Buffer.from(content, 'latin1');
  const place = '/api/shop/v1/shopping-cart/prescription';
  const body = { fileName: 'a.pdf', contentType: 'application/pdf', sizeBytes: bytes.length };
  const { url: signed, prescriptionS3Key } = await patient('POST', `${place}/upload-url`, body);
  const form = new FormData();
  for (const [name, value] of Object.entries(signed.fields)) form.append(name, value);
  form.append('file', new Blob([bytes]), 'a.pdf');
  const answer = await fetch(origin + signed.url, { method: 'POST', body: form });
  if (answer.status !== 204) throw new Error(`the upload was answered with ${answer.status}`);
  // Most are refused, which is an answer too.
  await patient('POST', `${place}/assign`, { format: 'physical', prescriptionS3Key }).catch(() => null);
}

/** @param {string} origin @returns {Promise<People['editor']>} */
async function givenEditor(origin) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'bench', password });
  const login = await fetch(`${origin}/api/cms/login`, { method: 'POST', headers: json, body });
  const { token } = /** @type {{ token: string }} */ (await login.json());
  const headers = { ...json, authorization: `Bearer ${token}` };
  return async (method, address, sent) => {
    const answer = await fetch(origin + address, { method, headers, body: JSON.stringify(sent) });
    await answer.text();
    if (answer.status >= 500 || answer.status === 401) throw new Error(`${address} answered ${answer.status}`);
  };
}

/** @param {People['editor']} editor @param {string} content @param {string} [slug] */
function save(editor, content, slug = 'hostile') {
  return editor('PUT', `/api/cms/content?path=blog/blog_de/${slug}/index.md`, { content });
}

/** @param {People['editor']} editor @param {string} filename @param {string} content */
function upload(editor, filename, content) {
  const data = `data:image/png;base64,${Buffer.from(content, 'latin1').toString('base64')}`;
  return editor('POST', '/api/cms/upload', { dir: 'blog/blog_de/hostile', filename, data });
}

/** After any text has changed, the next reader's page is made anew. @param {People} people @param {string} address */
async function readAnew({ origin, editor }, address) {
  await save(editor, `# ${performance.now()}`, 'other');
  const answer = await fetch(origin + address);
  await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
}
