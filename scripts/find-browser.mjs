// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root, run, runTool } from './run.mjs';

/** The shell first: it draws the same pages without a browser's window, and the journeys take two thirds of the time. */
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Keeps the browser from calling home: a test must pass without a network, and see only its own requests. */
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** The arguments every start of the browser needs. Chromium's sandbox refuses to work for root. */
export const browserArguments = process.getuid?.() === 0 ? [...quiet, '--no-sandbox'] : quiet;

/**
 * The path of a Chromium that starts: `CHROMIUM_PATH`, the system's, Playwright's own, or one installed now.
 * Throws with one sentence when there is none to be had; nothing that needs a browser is ever skipped.
 *
 * @returns {Promise<string>}
 */
export async function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (starts(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, but no browser starts there.`);
  }
  const found = findInstalled();
  if (found) return found;

  console.log('No Chromium found; installing one …');
  await installBrowser();
  const installed = findInstalled();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to its program.',
  );
}

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const system = systemNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...system, ...(process.platform === 'darwin' ? macPaths : []), ...playwrightsOwn()].find(starts);
}

function playwrightsOwn() {
  try {
    const require = createRequire(path.join(root, 'e2e/package.json'));
    const program = /** @type {string} */ (require('@playwright/test').chromium.executablePath());
    return [...shellsBeside(program), program];
  } catch {
    return [];
  }
}

/** Playwright keeps its shell beside its browser: chromium_headless_shell-1234/…/ beside chromium-1234/…/. @param {string} program */
function shellsBeside(program) {
  const [, folder = '', revision] = /^(.+)[\\/]chromium-(\d+)[\\/]/.exec(program) ?? [];
  const shellFolder = path.join(folder, `chromium_headless_shell-${revision}`);
  if (!revision || !fs.existsSync(shellFolder)) return [];
  return fs
    .readdirSync(shellFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|[\\/])(?:chrome-)?headless[-_]shell(?:\.exe)?$/.test(file))
    .map((file) => path.join(shellFolder, file));
}

async function installBrowser() {
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const updated = await run('apt-get', ['update', '-q'], { env });
    // Not every Debian and none of its children has the shell as a package of its own.
    for (const name of updated.ok ? ['chromium-headless-shell', 'chromium'] : []) {
      if ((await run('apt-get', ['install', '-qy', name], { env })).ok) return;
    }
  }
  await runTool('playwright', ['install', 'chromium']);
}

/**
 * A name on the PATH can be a stub that only tells how to install a browser, so the program is asked for its version.
 *
 * @param {string} program
 */
function starts(program) {
  if (!fs.existsSync(program)) return false;
  try {
    execFileSync(program, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
