import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrowsFile } from './import-arrows.mjs';
import { root, tools } from './run.mjs';

/**
 * The arrows of docs/architecture.md, each tried from both sides: small files at pretended places, linted with the
 * repository's own biome.json and the table of import-arrows.mjs.
 */
const arrows: [file: string, refused: string[], accepted: string[]][] = [
  [
    'apps/web/src/features/cart/cart-drawer.tsx',
    [
      '#features/checkout/checkout-form.tsx',
      '#features/cart/cart-line.tsx',
      '../checkout/checkout-form.tsx',
      './../checkout/checkout-form.tsx',
      '../../features/checkout/checkout-form.tsx',
      '#app/router.tsx',
      '../../app/router.tsx',
      '#testing/render-page.tsx',
      '@shop/server',
      '@shop/server/src/errors.ts',
      '../../../../server/src/errors.ts',
    ],
    [
      './cart-line.tsx',
      '#ui/button.tsx',
      '#lib/api.ts',
      '#i18n/de.ts',
      '#styles/base.css',
      '@shop/contract/cart',
      'react',
    ],
  ],
  [
    'apps/web/src/features/editor/history/revision-list.tsx',
    ['../../cart/use-cart.ts', '#features/cart/use-cart.ts', '#app/router.tsx'],
    ['../use-editor-file.ts', './revision.tsx', '#ui/button.tsx'],
  ],
  [
    'apps/web/src/features/cart/cart-drawer.test.tsx',
    ['#features/checkout/checkout-form.tsx', '../checkout/checkout-form.tsx', '#app/router.tsx', '@shop/server/app'],
    ['./cart-drawer.tsx', '#testing/render-page.tsx', 'vitest'],
  ],
  [
    'apps/web/src/domain/session/use-session.ts',
    [
      '#features/cart/use-cart.ts',
      '../../features/cart/use-cart.ts',
      '../cart/use-cart.ts',
      '#app/router.tsx',
      '@shop/server/app',
    ],
    ['#domain/cart/cart-queries.ts', './session-queries.ts', '#ui/button.tsx', '#lib/api.ts', '@shop/contract/calls'],
  ],
  [
    'apps/web/src/ui/price.tsx',
    [
      '#features/cart/use-cart.ts',
      '#app/router.tsx',
      '#lib/api.ts',
      '#i18n/de.ts',
      '#testing/render-page.tsx',
      '../lib/api.ts',
      '@shop/contract/cart',
      '@shop/server/app',
    ],
    ['./button.tsx', '#ui/button.tsx', '#lib/format.ts', '#lib/format-money.ts', '#styles/base.css', 'react'],
  ],
  [
    'apps/web/src/lib/api.ts',
    [
      '#ui/button.tsx',
      '#features/cart/use-cart.ts',
      '#app/router.tsx',
      '#i18n/de.ts',
      '../ui/button.tsx',
      '@shop/server/app',
    ],
    ['./storage.ts', '#lib/storage.ts', '@shop/contract/calls', '@tanstack/react-query'],
  ],
  [
    'apps/web/src/i18n/en/cart.ts',
    ['#lib/api.ts', '#app/router.tsx', '#features/cart/use-cart.ts', '../../lib/api.ts', '@shop/server/errors'],
    ['../areas.ts', '#i18n/de.ts', '@shop/contract/errors', '@shop/texts/messages/de/screens/errors'],
  ],
  [
    'apps/web/src/app/pages/cart-page.tsx',
    ['@shop/server/app', '../../../../server/src/errors.ts', '#testing/render-page.tsx'],
    [
      '#app/router.tsx',
      '#features/cart/cart-drawer.tsx',
      '#ui/button.tsx',
      '../frame/frame.tsx',
      '@shop/contract/cart',
    ],
  ],
  [
    'apps/server/src/modules/cart/cart-service.ts',
    [
      '../catalogue/catalogue-queries.ts',
      '../catalogue/catalogue-routes.ts',
      './../catalogue/catalogue-queries.ts',
      '../../modules/catalogue/catalogue-queries.ts',
      '../../main.ts',
      '../../app.ts',
      '../../testing/test-app.ts',
      '@shop/web/src/main.tsx',
    ],
    [
      './cart-queries.ts',
      '../catalogue/catalogue-service.ts',
      '../../http/serve.ts',
      '../../db/pool.ts',
      '../../files/image-header.ts',
      '../../errors.ts',
      '../../clock.ts',
      '@shop/contract/cart',
      'drizzle-orm',
    ],
  ],
  [
    'apps/server/src/modules/orders/invoice/invoice-pdf.ts',
    ['../../cart/cart-queries.ts', '../../../app.ts'],
    ['../orders-queries.ts', '../../cart/cart-service.ts', '../../../errors.ts', '../../../db/pool.ts'],
  ],
  [
    'apps/server/src/modules/cart/cart-service.test.ts',
    ['../catalogue/catalogue-queries.ts', '../../main.ts'],
    ['./cart-service.ts', '../../testing/test-app.ts', 'vitest'],
  ],
  [
    'apps/server/src/http/serve.ts',
    ['../modules/cart/cart-service.ts', '../app.ts', '../main.ts', '@shop/web/src/main.tsx'],
    ['../db/pool.ts', '../errors.ts', './session.ts', '@shop/contract/endpoint', 'fastify'],
  ],
  [
    'apps/server/src/db/pool.ts',
    ['../modules/cart/cart-service.ts', '../http/serve.ts', '../app.ts', '../main.ts'],
    ['./migrate.ts', '../env.ts', 'pg'],
  ],
  [
    'apps/server/src/db/schema/orders.ts',
    ['../../modules/cart/cart-service.ts', '../../http/serve.ts', '../../app.ts'],
    ['../pool.ts', './columns.ts', '../../files/pdf-check.ts', 'drizzle-orm'],
  ],
  [
    'apps/server/src/storage/object-store.ts',
    ['../modules/prescriptions/prescription-service.ts', '../app.ts', '../documents/drawing.ts'],
    ['../http/serve.ts', '../db/gate.ts', '../keys.ts', './sealing.ts'],
  ],
  [
    'apps/server/src/documents/invoice-pdf.ts',
    ['../modules/orders/order-service.ts', '../db/pool.ts', '../http/serve.ts', '../app.ts', '../env.ts'],
    ['./paper.ts', '../worker-queue.ts', 'pdfkit'],
  ],
  [
    'apps/server/src/documents/invoice-pdf.test.ts',
    ['../modules/orders/order-service.ts', '../db/pool.ts'],
    ['./paper.ts', '../testing/pdf-reader.ts', 'vitest'],
  ],
  ['apps/server/src/files/pdf-check.ts', ['../db/pool.ts', '../errors.ts'], ['./pdf-scanner.ts', 'node:zlib']],
  [
    'apps/server/src/errors.ts',
    ['./app.ts', './main.ts', './http/serve.ts', './modules/cart/cart-service.ts'],
    ['@shop/contract/errors', './clock.ts'],
  ],
  [
    'apps/server/src/app.ts',
    ['./main.ts', '@shop/web/src/main.tsx'],
    ['./http/serve.ts', './modules/cart/cart-routes.ts'],
  ],
  [
    'packages/contract/src/cart.ts',
    [
      '@shop/server/errors',
      '@shop/web/src/main.tsx',
      'fastify',
      'node:crypto',
      '../../../apps/server/src/errors.ts',
      'vitest',
    ],
    ['zod', 'zod/mini', './money.ts'],
  ],
  [
    'packages/texts/src/markdown.ts',
    ['zod', '@shop/server/errors', 'node:fs', 'fastify', '../../../apps/server/src/errors.ts', 'vitest'],
    [
      'markdown-it',
      'icu-minify/compile',
      '@shop/contract/errors',
      './front-matter.ts',
      './messages/message-compiler.ts',
    ],
  ],
  ['packages/texts/src/markdown.test.ts', ['fastify', 'zod'], ['vitest', 'fast-check', 'node:fs', './markdown.ts']],
  ['packages/contract/src/cart.test.ts', ['fastify', 'node:crypto'], ['vitest', 'fast-check', './cart.ts']],
];

/** One import a line, so that the line of a complaint tells the source. */
const sourcesOf = new Map(arrows.map(([file, refused, accepted]) => [file, [...refused, ...accepted]]));

let folder: string;
/** The sources that Biome refused, by file. */
let refusals: Map<string, Set<string>>;
let otherComplaints: string[];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-directions-'));
  const config = JSON.parse(fs.readFileSync(path.join(root, 'biome.json'), 'utf8'));
  write('biome.json', JSON.stringify({ ...config, $schema: undefined, vcs: { enabled: false } }));
  write('biome.arrows.json', arrowsFile);
  for (const [file, sources] of sourcesOf) write(file, sources.map((source) => `import '${source}';\n`).join(''));
  write('apps/web/src/lib/index.ts', "export * from './api.ts';\nexport { a } from './a.ts';\n");
  write('apps/web/src/lib/a.ts', "import { b } from './b.ts';\nexport const a = () => b;\n");
  write('apps/web/src/lib/b.ts', "import { a } from './a.ts';\nexport const b = () => a;\n");
  write('apps/web/src/lib/c.ts', "import type { D } from './d.ts';\nexport type C = D | 1;\n");
  write('apps/web/src/lib/d.ts', "import type { C } from './c.ts';\nexport type D = C[];\n");

  refusals = new Map();
  otherComplaints = [];
  for (const { category, location } of lint()) {
    const source = sourcesOf.get(location.path)?.[location.start.line - 1];
    if (category === 'lint/style/noRestrictedImports' && source) {
      refusals.set(location.path, (refusals.get(location.path) ?? new Set()).add(source));
    } else {
      otherComplaints.push(`${category} ${location.path}`);
    }
  }
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test.each(arrows)('%s imports along the arrows only', (file, refused) => {
  expect([...(refusals.get(file) ?? [])].sort()).toEqual([...refused].sort());
});

test('a file that only re-exports is refused', () => {
  expect(otherComplaints).toContain('lint/performance/noBarrelFile apps/web/src/lib/index.ts');
});

test.each(['a', 'c'])('an import cycle is refused, of values and of types: %s.ts', (name) => {
  expect(otherComplaints).toContain(`lint/suspicious/noImportCycles apps/web/src/lib/${name}.ts`);
});

test('the linter reads the arrows as the table has them; npm run format writes them', () => {
  expect(fs.readFileSync(path.join(root, 'biome.arrows.json'), 'utf8')).toBe(arrowsFile);
});

function write(file: string, text: string) {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, text);
}

interface Complaint {
  category: string;
  location: { path: string; start: { line: number } };
}

function lint(): Complaint[] {
  const args = [path.join(root, tools.biome), 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return JSON.parse(stdout).diagnostics;
}
