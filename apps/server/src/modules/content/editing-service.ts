import { readPost } from '@shop/texts/blog';
import { readFrontMatter } from '@shop/texts/front-matter';
import { textProblem } from '@shop/texts/markdown-parser';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { contentPath, extensionOf, imageTypes, postOf } from './content-paths.ts';
import {
  findCurrent,
  findRevision,
  insertRevision,
  lastSavedTexts,
  lockCurrent,
  type NewRevision,
  pathsBelow,
  publishFirst,
  publishRevision,
  removeRedirect,
  revisionsOf,
  unpublish,
} from './editing-queries.ts';

export interface EditingParts {
  db: Database;
  changes: Pick<Changes, 'announce'>;
  clock: Clock;
}

/** For editing alone: all or nothing, and public when it returns. */
export async function change<Result>(
  { db, changes }: EditingParts,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await db.transaction(work);
  changes.announce('content_changed');
  return result;
}

/** What an editor sees of a folder: its folders first, then its files, each by name. */
export async function listFolder({ db }: EditingParts, asked: string) {
  const dir = asked.replace(/^\/|\/$/g, '');
  if (dir !== '' && !contentPath(dir)) throw new ShopError('NotFound');
  const depth = dir === '' ? 0 : dir.split('/').length;
  const folders = new Map<string, { name: string; type: 'dir'; title?: string; isDraft?: boolean }>();
  const files: { name: string; type: 'file' }[] = [];
  for (const path of await pathsBelow(db, dir)) {
    const [name = '', ...rest] = path.split('/').slice(depth);
    if (rest.length === 0) files.push({ name, type: 'file' });
    else if (!folders.has(name)) folders.set(name, { name, type: 'dir', ...(await describePost(db, dir, name)) });
  }
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, 'de');
  return [...[...folders.values()].toSorted(byName), ...files.toSorted(byName)];
}

async function describePost(db: Database, dir: string, name: string) {
  const path = `${dir}/${name}/index.md`;
  if (!postOf(path)?.isText) return {};
  const post = await findCurrent(db, path);
  if (!post?.content) return {};
  const { title, isDraft } = readPost(name, post.content);
  return { title, isDraft };
}

/** As many as one looks through at a glance. */
const mostChanges = 8;

/** The texts that editors saved last, named as readers know them. */
export async function listChanges({ db }: EditingParts) {
  const saved = await lastSavedTexts(db, mostChanges);
  return saved.map(({ path, content, author, savedAt }) => ({
    path,
    title: readFrontMatter(content ?? '').fields.title || null,
    author,
    savedAt,
  }));
}

/** As it is stored: with placeholders, and drafts too. */
export async function readText({ db }: EditingParts, asked: string) {
  const current = await findCurrent(db, textPath(asked));
  if (current?.content == null) throw new ShopError('NotFound');
  return { content: current.content, revision: current.id };
}

interface SaveText {
  path: string;
  content: string;
  author: string;
  /** The revision the editor began with; null where the caller does not say. */
  basedOn: number | null;
}

export async function saveText(parts: EditingParts, { path: asked, content, author, basedOn }: SaveText) {
  const path = textPath(asked);
  // A text that could not be shown is refused; the editor still has it and is told where to look.
  const problem = textProblem(content);
  if (problem) throw new ShopError('TextTooComplex', problem);
  return change(parts, async (tx) => {
    const current = await lockCurrent(tx, path);
    if (current && basedOn !== null && current.id !== basedOn) throw conflict(current);
    if (!current && !mayBegin(path)) throw new ShopError('NotFound');
    const revision = {
      path,
      content,
      mediaType: 'text/markdown',
      change: 'save' as const,
      author,
      savedAt: parts.clock.now(),
    };
    const id = await insertRevision(tx, revision);
    if (current) await publishRevision(tx, path, id);
    else await begin(tx, path, id);
    return id;
  });
}

/** Two editors may create the same file at once: the second is told of the first. */
async function begin(tx: Transaction, path: string, id: number): Promise<void> {
  if (!(await publishFirst(tx, path, id))) {
    const other = await findCurrent(tx, path);
    throw other ? conflict(other) : new ShopError('Unavailable');
  }
  const folder = path.slice(0, path.lastIndexOf('/'));
  await removeRedirect(tx, folder);
}

function conflict({ id, content }: { id: number; content: string | null }): ShopError {
  return new ShopError('EditConflict', { content: content ?? '', revision: String(id) });
}

/** New texts are posts; the other texts exist, in one language at least. */
function mayBegin(path: string): boolean {
  return postOf(path)?.isText === true || /^(\w+)\/\1\.(?:de|en)\.md$|^pages\/\w+\.(?:de|en)\.md$/.test(path);
}

interface SaveImage {
  path: string;
  bytes: Buffer;
  mediaType: string;
  author: string;
}

/** Never in place of another image: that one may be in use. */
export async function saveImage(parts: EditingParts, { path, ...image }: SaveImage): Promise<void> {
  await change(parts, async (tx) => {
    const id = await insertRevision(tx, { path, ...image, change: 'upload', savedAt: parts.clock.now() });
    if (!(await publishFirst(tx, path, id))) throw new ShopError('ImageRefused', { reason: 'exists' });
  });
}

export async function readImage({ db }: EditingParts, asked: string): Promise<{ bytes: Buffer; mediaType: string }> {
  const current = await findCurrent(db, knownPath(asked));
  if (!current?.bytes) throw new ShopError('NotFound');
  return { bytes: current.bytes, mediaType: current.mediaType };
}

export async function listRevisions({ db }: EditingParts, asked: string) {
  const revisions = await revisionsOf(db, knownPath(asked));
  if (revisions.length === 0) throw new ShopError('NotFound');
  return revisions;
}

export async function readRevision({ db }: EditingParts, asked: string, id: number) {
  const revision = await findRevision(db, textPath(asked), id);
  if (revision?.content == null) throw new ShopError('NotFound');
  return { ...revision, content: revision.content };
}

/** Takes a file from the public; gives the revision that brings it back. */
export async function removeFile(parts: EditingParts, asked: string, author: string): Promise<number> {
  const path = knownPath(asked);
  return change(parts, async (tx) => {
    const current = await lockCurrent(tx, path);
    if (!current) throw new ShopError('NotFound');
    await insertRevision(tx, {
      path,
      mediaType: current.mediaType,
      change: 'remove',
      author,
      savedAt: parts.clock.now(),
    });
    await unpublish(tx, path);
    return current.id;
  });
}

export async function restoreFile(parts: EditingParts, asked: string, id: number, author: string) {
  const path = knownPath(asked);
  return change(parts, async (tx) => {
    await lockCurrent(tx, path);
    const old = await findRevision(tx, path, id);
    if (!old || (old.content === null && old.bytes === null)) throw new ShopError('NotFound');
    const restored = await insertRevision(tx, {
      ...stateOf(old),
      path,
      change: 'restore',
      author,
      savedAt: parts.clock.now(),
    });
    await publishRevision(tx, path, restored);
    return restored;
  });
}

export function stateOf({
  content,
  bytes,
  mediaType,
}: NewRevision): Pick<NewRevision, 'content' | 'bytes' | 'mediaType'> {
  return { content: content ?? null, bytes: bytes ?? null, mediaType };
}

/** Only markdown can be written (CM-03). */
function textPath(asked: string): string {
  const path = knownPath(asked);
  if (!path.endsWith('.md')) throw new ShopError('NotFound');
  return path;
}

/** Folders have no dot in their names, and files are texts or images. */
export function knownPath(asked: string): string {
  const path = contentPath(asked);
  const isFile = path?.endsWith('.md') || extensionOf(path ?? '') in imageTypes;
  if (!path || !isFile || path.slice(0, path.lastIndexOf('/')).includes('.')) throw new ShopError('NotFound');
  return path;
}
