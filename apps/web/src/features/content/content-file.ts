import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';

interface FileOptions {
  signal: AbortSignal;
  /** Bypasses every cache. */
  isFresh?: boolean;
}

/**
 * A markdown file of the content service by its path below `/content_management/`, or null where there is none. HTML in
 * its place is the shell of a server that does not know the path, and counts as none (CT-03).
 */
export async function readMarkdownFile(path: string, options: FileOptions): Promise<string | null> {
  try {
    const text = await readFile(path, options);
    return typeof text === 'string' && !isHtml(text) ? text : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The first of several files that is there, with its path. */
export async function readFirstMarkdownFile(
  paths: readonly string[],
  options: FileOptions,
): Promise<{ path: string; markdown: string } | null> {
  for (const path of paths) {
    const markdown = await readMarkdownFile(path, options);
    if (markdown !== null) return { path, markdown };
  }
  return null;
}

/**
 * What a JSON file of the content service says, and where it is missing or unreadable what the content API says: blog
 * index and FAQ may come from either (CT-03).
 */
export async function readJsonOrAsk<Content>(
  path: string,
  signal: AbortSignal,
  read: (answer: unknown) => Content,
  ask: () => Promise<unknown>,
): Promise<Content> {
  try {
    return read(await readFile(path, { signal }));
  } catch (error) {
    if (signal.aborted) throw error;
    return read(await ask());
  }
}

function readFile(path: string, { signal, isFresh = false }: FileOptions): Promise<unknown> {
  return call('readContentFile', { params: { '*': path } }, { signal, ...(isFresh && { cache: 'no-store' }) });
}

/** Not there, or an answer in a form that is no text: the call then reports a success that could not be read. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 200);
}

function isHtml(text: string): boolean {
  return /^\s*(?:<!doctype|<html)/i.test(text);
}
