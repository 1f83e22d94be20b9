// @ts-check
/**
 * Who may import whom. The linter reads the table as `biome.arrows.json`, which `npm run format` writes from it;
 * docs/architecture.md shows the same folders, and import-directions.test.ts tries the arrows.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/**
 * `imports` and `packages` are all there is for a folder besides itself and what npm installs.
 *
 * @typedef {object} WebFloor
 * @property {string} folder
 * @property {string[]} imports folders of apps/web/src by their alias
 * @property {string[]} packages of the shop
 * @property {boolean} [apart] what lies in it side by side does not know each other by a relative path
 * @property {string[]} [tests] what its tests import besides `testing`
 * @property {string} why
 */

/**
 * @typedef {object} ServerFloor
 * @property {string} folder
 * @property {string[]} imports folders and files of apps/server/src
 * @property {string} [neighbours] which files of the folders beside it
 * @property {boolean} [nested] has subfolders
 * @property {string[]} [tests] what its tests import besides `testing`
 * @property {string} why
 */

const shared = ['contract', 'texts'];

/** From the top down: every floor knows floors below it only. @type {WebFloor[]} */
const web = [
  {
    folder: 'app',
    imports: ['app', 'features', 'domain', 'ui', 'i18n', 'lib', 'styles'],
    packages: shared,
    why: 'Test helpers are for tests.',
  },
  {
    folder: 'features',
    imports: ['domain', 'ui', 'i18n', 'lib', 'styles'],
    packages: shared,
    apart: true,
    why: 'A feature knows no other feature: what two know together is in domain/, what shows both is a page in app/.',
  },
  {
    folder: 'domain',
    imports: ['domain', 'ui', 'i18n', 'lib', 'styles'],
    packages: shared,
    apart: true,
    tests: ['**/content/pages/**'],
    why: 'What several features know together knows no feature.',
  },
  {
    folder: 'ui',
    imports: ['ui', 'lib/format*', 'styles'],
    packages: [],
    why: 'ui knows no shop rules and takes plain values.',
  },
  { folder: 'i18n', imports: ['i18n'], packages: shared, why: 'Sentences know no screen.' },
  { folder: 'lib', imports: ['lib'], packages: shared, why: 'lib serves every floor and knows none of them.' },
];

/** The files beside app.ts that any part may read; env.ts and log.ts are handed to a module by app.ts. */
const tools = ['clock.ts', 'errors.ts', 'german-day.ts', 'keys.ts', 'retention.ts', 'secret.ts', 'terminal-text.ts'];

/** @type {ServerFloor[]} */
const server = [
  {
    folder: 'modules/*',
    imports: ['http', 'storage', 'db', 'documents', 'files', ...tools],
    neighbours: '*-service.ts',
    nested: true,
    why: 'A module knows another one by its service only.',
  },
  {
    folder: 'storage',
    imports: ['http', 'db', 'env.ts', ...tools],
    why: 'Where files lie is no matter of a single module.',
  },
  {
    folder: 'http',
    imports: ['db', 'env.ts', 'log.ts', ...tools],
    tests: ['storage'],
    why: 'http serves the modules and knows none of them.',
  },
  {
    folder: 'db',
    imports: ['files', 'env.ts', ...tools],
    nested: true,
    why: 'db serves http and the modules and knows neither.',
  },
  { folder: 'documents', imports: ['worker-queue.ts', ...tools], why: 'A paper is drawn from the data it is given.' },
  {
    folder: 'inspection',
    imports: ['documents', 'files', 'worker-queue.ts'],
    nested: true,
    why: 'What a file proves depends on its bytes and on what is trusted, on nothing of the shop.',
  },
  { folder: 'files', imports: [], why: 'What a file is, its bytes alone tell.' },
];

/** What starts the server or assembles it. */
const assembly = '{main,app,desk-app,ops-app}.ts';

/** The patterns of a package: everything is refused but what it names. */
const packages = [
  {
    folder: 'packages/contract',
    imports: ['zod', 'zod/**', '../*.ts'],
    tests: ['{vitest,fast-check}'],
    why: 'The contract imports zod and itself, so that both sides can import the contract.',
  },
  {
    folder: 'packages/texts',
    imports: [
      'markdown-it',
      'icu-minify/*',
      '@schummar/icu-type-parser',
      '@shop/contract/*',
      '{../,../../}{de,en}/**',
      '{../,../../}*.ts',
    ],
    tests: ['{vitest,fast-check}', 'node:fs', '../testing/*.ts'],
    why: 'The texts import markdown-it, the ICU compiler, the contract and themselves, so that browser and server speak and read alike.',
  },
];

/** @typedef {{ group: string[], message: string }} Pattern */

/** What the linter is told; later overrides win. */
const overrides = [
  refuse(['apps/web/**'], noServer()),
  ...web.flatMap(webOverrides),
  refuse(['apps/server/**'], noFront(), noMain()),
  refuse(['apps/server/src/*.ts', `!**/${assembly}`, '!**/*.test.ts'], noFront(), {
    group: [`./${assembly}`, './{http,modules,testing}/**'],
    message: 'What stands beside app.ts serves every part and knows none of them.',
  }),
  ...server.flatMap(serverOverrides),
  ...packages.flatMap(({ folder, imports, tests, why }) => {
    const patterns = ['**', '!./**', ...imports.map(except)];
    return [
      refuse([`${folder}/src/**`], { group: patterns, message: why }),
      refuse([`${folder}/src/**/*.test.ts`, `${folder}/src/testing/**`], {
        group: [...patterns, ...tests.map(except)],
        message: why,
      }),
    ];
  }),
];

/** The text of biome.arrows.json: a line for each place, so that a change of one is a change of one line. */
export const arrowsFile = `{"overrides": [\n${overrides.map((place) => JSON.stringify(place)).join(',\n')}\n]}\n`;

/** @param {WebFloor} floor */
function webOverrides({ folder, imports, packages: known, apart, tests = [], why }) {
  const others = web.map((floor) => floor.folder).filter((name) => name !== folder && !imports.includes(name));
  const group = [
    ...['#*', '#*/**', ...imports.map((name) => (name.includes('/') ? `!#${name}` : `!#${name}/**`))],
    ...[apart ? '../*/**' : `{../,../../,../../../}{${[...others, 'testing'].join()}}/**`, './../**'],
    ...['@shop/**', ...(known.length > 0 ? [`!@shop/{${known.join()}}/**`] : []), '**/server/{src,dist}/**'],
  ];
  const message = `${folder}/ imports ${list([...new Set([folder, ...imports, ...known])])}. ${why}`;
  const place = `apps/web/src/${folder}/**`;
  return [
    refuse([place], { group, message }),
    refuse([`${place}/*.test.{ts,tsx}`], { group: [...group, '!#testing/**', ...tests.map(except)], message }),
  ];
}

/** @param {ServerFloor} floor */
function serverOverrides({ folder, imports, neighbours, nested, tests = [], why }) {
  const place = `apps/server/src/${folder}`;
  const message = `${folder.split('/')[0]}/ imports ${list([...imports, ...shared])}. ${why}`;
  const inside = nested ? [`${place}/*.ts`, `${place}/*/**/*.ts`] : [`${place}/**/*.ts`];
  return inside.flatMap((files, depth) => {
    const out = '../'.repeat(depth + 1);
    const top = '../'.repeat(depth + folder.split('/').length);
    const group = [
      ...[`${out}**`, './../**', ...(neighbours ? [`!${out}*/${neighbours}`] : [])],
      ...imports.map((name) => `!${top}${name.endsWith('.ts') ? name : `${name}/**`}`),
    ];
    const more = ['testing', ...tests].map((name) => `!${top}${name}/**`);
    return [
      refuse([files], noFront(), { group, message }),
      refuse([files.replace(/\*\.ts$/, '*.test.ts')], noFront(), { group: [...group, ...more], message }),
    ];
  });
}

function noServer() {
  return {
    group: ['@shop/**', `!@shop/{${shared.join()}}/**`, '**/server/{src,dist}/**'],
    message: `The shop front reaches the server over HTTP only; what both know is in ${list(shared.map(packageName))}.`,
  };
}

function noFront() {
  return {
    group: ['@shop/**', `!@shop/{${shared.join()}}/**`, '**/web/{src,dist}/**'],
    message: 'The server does not know the shop front.',
  };
}

function noMain() {
  return {
    group: ['**/main.ts'],
    message: 'Nothing imports main.ts; app.ts is imported by main.ts and by the test app alone.',
  };
}

/** @param {string[]} includes @param {Pattern[]} patterns */
function refuse(includes, ...patterns) {
  const rule = { level: 'error', options: { patterns } };
  return { includes, linter: { rules: { style: { noRestrictedImports: rule } } } };
}

/** @param {string} source */
function except(source) {
  return `!${source}`;
}

/** @param {string} name */
function packageName(name) {
  return `@shop/${name}`;
}

/** @param {string[]} names */
function list(names) {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  fs.writeFileSync(path.join(root, 'biome.arrows.json'), arrowsFile);
}
