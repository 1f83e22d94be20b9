// @ts-check
/**
 * `npm run sbom -- FILE`: what a running shop is made of, as a bill of materials in the format CycloneDX. Made from the
 * lockfile by ourselves: `npm sbom --omit=dev` leaves out packages that development uses too, such as zod.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { productionPackages } from './licences.mjs';
import { root } from './run.mjs';

export function billOfMaterials() {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: productionPackages().map(({ name: packageName, version: of, licence, integrity }) => ({
      type: 'library',
      'bom-ref': `${packageName}@${of}`,
      name: packageName,
      version: of,
      purl: `pkg:npm/${packageName.replace('@', '%40')}@${of}`,
      licenses: licence ? [{ license: { id: licence } }] : [],
      hashes: integrity ? [hashOf(integrity)] : [],
    })),
  };
}

/** npm writes `sha512-` and base64, the bill wants hexadecimal digits. @param {string} integrity */
function hashOf(integrity) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return { alg: algorithm.replace('sha', 'SHA-'), content: Buffer.from(digest, 'base64').toString('hex') };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [file] = process.argv.slice(2);
  const bill = billOfMaterials();
  const text = `${JSON.stringify(bill, null, 2)}\n`;
  if (file) fs.writeFileSync(file, text);
  console.log(file ? `${file}: ${bill.components.length} packages.` : text);
}
