import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The mails the shop has written to this folder, oldest first. */
export async function readMails(folder: string): Promise<Email[]> {
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.endsWith('.eml') && !name.startsWith('.'),
  );
  return Promise.all(names.sort().map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))));
}
