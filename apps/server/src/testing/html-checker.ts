import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const jar = fileURLToPath(new URL('../../../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url));

/**
 * What the Nu HTML checker finds wrong with these pages. It is a Java program: where there is no Java, this says so and
 * looks at least whether every element is closed where it should be.
 */
export function htmlProblems(pages: Record<string, string>): string[] {
  const hasJava = spawnSync('java', ['-version']).status === 0;
  if (hasJava) return nuProblems(pages);
  process.stderr.write('No Java: the pages are checked for open elements only, not by the Nu HTML checker.\n');
  return Object.entries(pages).flatMap(([name, html]) => openElements(html).map((problem) => `${name}: ${problem}`));
}

function nuProblems(pages: Record<string, string>): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-html-'));
  try {
    const files = Object.entries(pages).map(([name, html], index) => {
      const file = path.join(folder, `${index}-${name.replaceAll(/\W+/g, '-')}.html`);
      writeFileSync(file, html);
      return file;
    });
    const checked = spawnSync('java', ['-jar', jar, '--format', 'json', '--exit-zero-always', ...files], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages } = JSON.parse(checked.stderr) as {
      messages: { type: string; url: string; message: string; extract?: string }[];
    };
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url, message, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const voidElements = new Set(['meta', 'link', 'img', 'br', 'hr', 'input']);

/** Elements that nobody closed, or that were closed in the wrong order; exported so that it is tested where Java is. */
export function openElements(html: string): string[] {
  const problems: string[] = [];
  const open: string[] = [];
  const withoutData = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
  for (const [, slash, name = ''] of withoutData.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (slash === '') {
      if (!voidElements.has(name)) open.push(name);
    } else if (open.pop() !== name) problems.push(`</${name}> closes nothing`);
  }
  return [...problems, ...open.map((name) => `<${name}> is never closed`)];
}
