import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../errors.ts';
import { assertLocal } from '../../http/local-only.ts';
import { escapeHtml, sendPlainPage } from '../../http/plain-page.ts';

const fileName = /^[\w.-]+\.eml$/;
const mailsShown = 50;

/** The mails that were written to files, for the person at this machine. Not there when an SMTP server is configured. */
export function serveMailbox(app: FastifyInstance, folder: string): void {
  app.get('/dev/mailbox', async (request, reply) => {
    assertLocal(request);
    const newestFirst = (await namesIn(folder)).sort().reverse().slice(0, mailsShown);
    const rows = newestFirst.map((name) => `<li><a href="/dev/mailbox/${name}">${escapeHtml(name)}</a></li>`);
    const list = rows.length > 0 ? `<ol>${rows.join('\n')}</ol>` : '<p>Noch keine Mails.</p>';
    return sendPlainPage(reply, { title: 'Postausgang', body: `<h1>Postausgang</h1>${list}` });
  });

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async (request, reply) => {
    assertLocal(request);
    if (!fileName.test(request.params.name)) throw new ShopError('NotFound');
    const mail = await readFile(path.join(folder, request.params.name), 'utf8').catch(() => null);
    if (mail === null) throw new ShopError('NotFound');
    return sendPlainPage(reply, {
      title: 'Mail',
      body: `<p><a href="/dev/mailbox">Postausgang</a></p><pre>${escapeHtml(mail)}</pre>`,
    });
  });
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => fileName.test(name) && !name.startsWith('.'));
}
