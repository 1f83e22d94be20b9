import { fieldsOf, numberIn, textIn } from '#lib/read-fields.ts';
import { forget, readStored, store } from '#lib/storage.ts';

/** Text that was written and not saved. */
export interface KeptText {
  text: string;
  /** The revision the writer began with: saving tells when somebody else saved since. */
  revision: string;
  /** When it was written, in ms. */
  at: number;
  /** What was offered and not decided about when this was written. */
  earlier?: KeptText;
}

const writeAfterMs = 500;

/** Also in memory: a text too large for the browser's storage outlives a login all the same. */
const inMemory = new Map<string, KeptText>();
let timer: ReturnType<typeof setTimeout> | null = null;
let hasRoom = true;

/** Keeps a text for as long as it is not saved, over reloads too. False when the browser has no room for it. */
export function keepText(path: string, kept: KeptText): boolean {
  inMemory.set(path, kept);
  timer ??= setTimeout(writeKeptTexts, writeAfterMs);
  return hasRoom;
}

export function keptText(path: string): KeptText | null {
  return inMemory.get(path) ?? readAll()[path] ?? null;
}

/** Whether it was written since the page was loaded. */
export function isKeptHere(path: string): boolean {
  return inMemory.has(path);
}

/** @param only forgets nothing else: a text that was written since stays */
export function forgetText(path: string, only?: string): void {
  const kept = keptText(path);
  if (only !== undefined && kept?.text !== only) return;
  if (only !== undefined && kept?.earlier) {
    keepText(path, kept.earlier);
    return;
  }
  inMemory.delete(path);
  const { [path]: known, ...others } = readAll();
  if (!known) return;
  if (Object.keys(others).length > 0) store('cms_unsaved_v1', others);
  else forget('cms_unsaved_v1');
}

/** At once: the page may be gone a moment later. */
export function writeKeptTexts(): void {
  if (timer !== null) clearTimeout(timer);
  timer = null;
  if (inMemory.size > 0) hasRoom = store('cms_unsaved_v1', { ...readAll(), ...Object.fromEntries(inMemory) });
}

function readAll(): Record<string, KeptText> {
  const stored = fieldsOf(readStored('cms_unsaved_v1')) ?? {};
  const entries = Object.entries(stored).flatMap(([path, value]) => {
    const kept = readKept(value);
    return kept ? [[path, kept] as const] : [];
  });
  return Object.fromEntries(entries);
}

function readKept(value: unknown): KeptText | null {
  const fields = fieldsOf(value);
  const [text, revision, at] = [fields?.text, textIn(fields?.revision), numberIn(fields?.at)];
  if (typeof text !== 'string' || !revision || at === null) return null;
  const earlier = readKept(fields?.earlier);
  return { text, revision, at, ...(earlier && { earlier }) };
}
