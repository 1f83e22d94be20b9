// @ts-check
/**
 * Every command of docs/operations.md, and how it is tried: `run` is what `npm run trial -- papers` does in its place, with
 * words in capitals filled in; `by` is the test or trial that tries it where this machine cannot, or where it takes its own.
 *
 * @typedef {{ run?: string, prints?: RegExp, by?: string }} Step
 */

const compose = 'docker compose -f deploy/compose.yaml --env-file deploy/shop.env';
const command = 'node apps/server/dist/commands';

/** @type {Record<string, Step>} */
export const paperSteps = {
  'createuser shop -P': { run: 'createuser shop -P' },
  'createdb -O shop -E UTF8 shop': { run: 'createdb -O shop -E UTF8 shop' },
  'chmod 600': { run: 'chmod 600 ENV' },
  'set -a; . /etc/shop/shop.env': {
    run: 'set -a; . ENV; env',
    prints: /^MAIL_FROM=Ihre Apotheke <service@shop\.example>$/m,
  },
  'npm run doctor': { run: 'npm run doctor', prints: /Every file that a row names is there, as it was written/ },
  'npm run doctor -- --dkim SELECTOR': { run: 'npm run doctor -- --dkim shop', prints: /mail/ },
  'npm run staff -- setup-code ADDRESS "NAME"': {
    run: 'npm run staff -- setup-code LEAD "Judith Mainthal"',
    prints: /Judith Mainthal .*code/i,
  },
  'npm run staff -- setup-code ADDRESS': { run: 'npm run staff -- setup-code LEAD', prints: /code/i },
  'npm run staff -- end-passkeys ADDRESS': { run: 'npm run staff -- end-passkeys LEAD', prints: /./ },
  'npm run editor -- password NAME': { run: 'npm run editor -- password editor', prints: /password \S{22}/ },
  'npm run patient -- sign-out ADDRESS': { run: 'npm run patient -- sign-out PATIENT', prints: /./ },
  'npm run order': { run: 'npm run order', prints: /[0-9A-Z]{4}-[0-9A-Z]{4}/ },
  'npm run restore -- FILE': { run: 'npm run restore -- FILE', prints: /Restored the shop/ },
  // Patroni makes each standby with it.
  pg_basebackup: { by: 'scripts/trial/failover.mjs' },
  'npm run build': { by: 'scripts/production-size.test.ts' },
  'npm prune --omit=dev': { by: 'scripts/production-size.test.ts' },
  'npm run move-to-server -- now': { by: 'apps/server/src/commands/move-shop.test.ts' },
  'npm run trial -- load': { by: 'docs/reliability.md' },
  'npm run trial -- s3': { by: 'docs/reliability.md' },
  'npm run trial -- upgrade FOLDER': { by: 'docs/reliability.md' },
  'npm run bench -- all': { by: 'docs/performance.md' },
  // Of programs that a shop does not bring along: that what they name is there is tried at every change.
  'systemctl enable --now shop': { by: 'scripts/trial/files.mjs' },
  'systemctl enable --now shop-backup.timer': { by: 'scripts/trial/files.mjs' },
  'systemctl start shop-backup': { by: 'scripts/trial/files.mjs' },
  'journalctl --namespace=shop': { by: 'scripts/deploy.test.ts' },
  'journalctl --namespace=shop --vacuum-size=500M': { by: 'scripts/deploy.test.ts' },
  'certbot certonly --webroot -w /var/www/acme': { by: 'scripts/operations.test.ts' },
  [`${compose} exec shop ${command}/doctor.js`]: { by: 'scripts/trial/image.mjs' },
  [`${compose} exec -e BACKUP_PASSPHRASE shop ${command}/backup.js /data/FILE`]: { by: 'scripts/trial/image.mjs' },
  [`${compose} cp shop:/data/FILE FILE`]: { by: 'scripts/trial/image.mjs' },
  [`kubectl exec deploy/shop -- ${command}/doctor.js`]: { by: 'scripts/trial/image.mjs' },
};
