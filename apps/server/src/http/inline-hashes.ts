import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/**
 * The hashes of the script and the styles that the build has put into the shop's page: the policy allows these bytes and
 * no other inline code (decisions/0034). Empty where no shop is built.
 */
export function inlineHashes(webFolder: string | null): InlineHashes {
  const page = webFolder && path.join(webFolder, 'index.html');
  if (!page || !existsSync(page)) return { scripts: [], styles: [] };
  const html = readFileSync(page, 'utf8');
  return { scripts: hashesOf(html, 'script'), styles: hashesOf(html, 'style') };
}

/** Of every element without attributes: one with a `src` or a `type` is a file or data. */
function hashesOf(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
