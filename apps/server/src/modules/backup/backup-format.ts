import { z } from 'zod';

/** Raised when an older shop could not read what a newer one writes. */
export const formatVersion = 1;

/** Names inside the archive. It is a tar, so that it can also be read without the shop. */
export const names = {
  head: 'head.json',
  tables: 'tables/',
  objects: 'objects/',
  settings: 'settings/',
  end: 'end.json',
};

/** Which files of the data folder go along: the shop's settings, and the secret where the environment does not give it. */
export const settingsFiles = ['config.json', 'app-secret', 'app-secret-previous', 'journal-marks'];

/** The first entry: what has to be known before anything is put back. */
export const backupHead = z.object({
  format: z.int(),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).describe('hashes of the migrations the tables were made with, in order'),
  sealId: z.string().describe('names the key that the files are sealed with'),
  filesKey: z.string().optional().describe('opens the files beside the backup, in base64'),
});
export type BackupHead = z.output<typeof backupHead>;

/** The last entry: a backup without it broke off. */
export const backupEnd = z.object({
  rows: z.record(z.string(), z.int()).describe('how many, by table'),
  sequences: z.record(z.string(), z.int()).describe('the last number that each has given out'),
  objects: z.int().describe('all files, those beside the backup too'),
  beside: z
    .array(z.object({ name: z.string(), hash: z.string() }))
    .default([])
    .describe('files that lie beside the backup, where an earlier one may have carried them'),
  complaints: z
    .array(z.string())
    .default([])
    .describe('files that rows name and that were missing or damaged when the backup was made'),
  digest: z.string().describe('SHA-256 over names and contents of all entries before this one'),
});
export type BackupEnd = z.output<typeof backupEnd>;

/** A sentence for the operator that says why a backup cannot be made or put back. */
export class BackupError extends Error {
  override name = 'BackupError';
}
