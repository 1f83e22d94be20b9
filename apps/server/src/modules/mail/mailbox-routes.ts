import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { ShopError } from '../../errors.ts';
import { FileAnswer } from '../../http/file-answer.ts';
import { escapeHtml, sendPlainPage } from '../../http/plain-page.ts';

const fileName = /^[\w.-]+\.eml$/;
const mailsShown = 50;
const shownTypes = ['application/pdf', 'image/png'];

/** The mails that were written to files, with everybody's codes: for the operator's listener, on this machine alone. */
export function serveMailbox(app: FastifyInstance, folder: string): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const newestFirst = (await namesIn(folder)).sort().reverse().slice(0, mailsShown);
    const mails = await Promise.all(newestFirst.map(async (name) => ({ name, mail: await readMail(folder, name) })));
    const list = mails.length > 0 ? tableOf(mails) : '<p>Noch keine Mails.</p>';
    return sendPlainPage(reply, { title: 'Postausgang', body: `<h1>Postausgang</h1>${list}` });
  });

  app.get<{ Params: { name: string } }>('/dev/mailbox/:name', async (request, reply) => {
    const { name } = request.params;
    const mail = await mailNamed(folder, name);
    return sendPlainPage(reply, {
      title: mail.subject ?? 'Mail',
      body: `<p><a href="/dev/mailbox">Postausgang</a></p><h1>${escapeHtml(mail.subject ?? '')}</h1>
<p>An ${escapeHtml(recipientOf(mail))}</p>${attachmentsOf(name, mail)}<pre>${escapeHtml(mail.text ?? '')}</pre>`,
    });
  });

  app.get<{ Params: { name: string; number: string } }>(
    '/dev/mailbox/:name/attachments/:number',
    async (request, reply) => {
      const { name, number } = request.params;
      const attachment = (await mailNamed(folder, name)).attachments[/^\d{1,3}$/.test(number) ? Number(number) : -1];
      if (!attachment) throw new ShopError('NotFound');
      return new FileAnswer({
        name: (attachment.filename ?? 'attachment').replaceAll(/[^\w.-]/g, '_'),
        mediaType: shownTypes.find((type) => type === attachment.mimeType) ?? 'application/octet-stream',
        bytes: Buffer.from(attachment.content as ArrayBuffer),
      }).send(reply);
    },
  );
}

function attachmentsOf(name: string, { attachments }: Email): string {
  if (attachments.length === 0) return '';
  const items = attachments.map(
    ({ filename }, index) =>
      `<li><a href="/dev/mailbox/${name}/attachments/${index}" download>${escapeHtml(filename ?? 'attachment')}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
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

/** No name from outside leads out of the folder. */
async function mailNamed(folder: string, name: string): Promise<Email> {
  const mail = fileName.test(name) ? await readMail(folder, name) : null;
  if (!mail) throw new ShopError('NotFound');
  return mail;
}

async function readMail(folder: string, name: string): Promise<Email | null> {
  const bytes = await readFile(path.join(folder, name)).catch(() => null);
  return bytes && PostalMime.parse(bytes);
}
