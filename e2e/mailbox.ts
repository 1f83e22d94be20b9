import fs from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';

/** Reads the `.eml` files a shop without an SMTP server writes, as its mails would arrive. */
export class Mailbox {
  private readonly folder: string;

  constructor(dataDir: string) {
    this.folder = path.join(dataDir, 'mail');
  }

  /** All mails to an address, oldest first. */
  async allTo(address: string): Promise<Email[]> {
    const names = await fs.readdir(this.folder).catch(() => []);
    const mails = await Promise.all(names.filter(isWhole).map((name) => this.read(name)));
    return mails
      .filter(({ mail }) => mail.to?.some((to) => to.address?.toLowerCase() === address.toLowerCase()))
      .sort((a, b) => a.writtenAtMs - b.writtenAtMs)
      .map(({ mail }) => mail);
  }

  /** The newest mail to an address; waits until there is one. */
  async latestTo(address: string): Promise<Email> {
    let latest: Email | undefined;
    await expect(async () => {
      latest = (await this.allTo(address)).at(-1);
      expect(latest, `a mail to ${address}`).toBeDefined();
    }).toPass({ timeout: 15_000, intervals: [50, 100, 250] });
    return latest as Email;
  }

  private async read(name: string) {
    const file = path.join(this.folder, name);
    const { mtimeMs: writtenAtMs } = await fs.stat(file);
    return { mail: await PostalMime.parse(await fs.readFile(file)), writtenAtMs };
  }
}

/** A mail that is still being written has a dot before its name, and is renamed when it is whole. */
function isWhole(name: string): boolean {
  return name.endsWith('.eml') && !name.startsWith('.');
}
