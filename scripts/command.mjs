// @ts-check
/** `npm run editor -- …`: a command of the pharmacy, as the shop here was built. It installs and builds nothing. */
import fs from 'node:fs';

const [name = ''] = process.argv.splice(2, 1);
const program = new URL(`../apps/server/dist/commands/${name}.js`, import.meta.url);
if (!fs.existsSync(program)) {
  console.error('The shop is not built yet: npm start builds and opens it.');
  process.exit(1);
}
await import(program.href);
