import fs from 'node:fs';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** The files with sentences of one language, such as `screens/cart.ts`. */
export function messageFiles(language: 'de' | 'en'): string[] {
  const folder = new URL(`../messages/${language}/`, import.meta.url);
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).sort();
}

/** Every sentence by its path, such as `screens/cart.ts cart.title`. */
export async function sentencesIn(language: 'de' | 'en'): Promise<Map<string, string>> {
  const files = messageFiles(language);
  const modules = await Promise.all(files.map((file): Promise<Tree> => import(`../messages/${language}/${file}`)));
  return new Map(modules.flatMap((module, index) => sentencesOf(module, `${files[index]} `)));
}

function sentencesOf(tree: Tree, path: string): [path: string, sentence: string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] satisfies [string, string]]
      : sentencesOf(value, `${path}${key}.`),
  );
}
