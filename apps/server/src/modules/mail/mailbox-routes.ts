import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
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
    const mails = await Promise.all(newestFirst.map(async (name) => ({ name, mail: await readMail(folder, name) })));
    const list = mails.length > 0 ? tableOf(mails) : '<p>Noch keine Mails.</p>';
    return sendPlainPage(reply, { title: 'Postausgang', body: `<h1>Postausgang</h1>${list}` });
  });

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async (request, reply) => {
    assertLocal(request);
    if (!fileName.test(request.params.name)) throw new ShopError('NotFound');
    const mail = await readMail(folder, request.params.name);
    if (!mail) throw new ShopError('NotFound');
    return sendPlainPage(reply, {
      title: mail.subject ?? 'Mail',
      body: `<p><a href="/dev/mailbox">Postausgang</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>
<p>An ${escapeHtml(recipientOf(mail))}</p><pre>${escapeHtml(mail.text ?? '')}</pre>`,
    });
  });
}

function tableOf(mails: { name: string; mail: Email | null }[]): string {
  const rows = mails.map(
    ({ name, mail }) =>
      `<tr><td>${escapeHtml(name.slice(0, 19).replace('T', ' '))}</td><td>${escapeHtml(mail ? recipientOf(mail) : '')}</td>` +
      `<td><a href="/dev/mailbox/${name}">${escapeHtml(mail?.subject ?? name)}</a></td></tr>`,
  );
  return `<table><thead><tr><th>Zeit (UTC)</th><th>An</th><th>Betreff</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function recipientOf(mail: Email): string {
  return mail.to?.map(({ address }) => address).join(', ') ?? '';
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => fileName.test(name) && !name.startsWith('.'));
}

async function readMail(folder: string, name: string): Promise<Email | null> {
  const bytes = await readFile(path.join(folder, name)).catch(() => null);
  return bytes && PostalMime.parse(bytes);
}
