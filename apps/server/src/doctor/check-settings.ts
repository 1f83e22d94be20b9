import { createServer } from 'node:net';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { type Env, isLoopback } from '../env.ts';
import { codeOf, type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('settings');

type Listen = (port: number, host: string) => Promise<void>;

interface ShopFacts {
  /** Whether a shop runs already: then its port is taken by itself. */
  shopAnswers: boolean;
  configComplaint: string | null;
  /** As patients read them. */
  openingHours: string;
}

export async function checkSettings(
  env: Env,
  { shopAnswers, configComplaint, openingHours }: ShopFacts,
  listen: Listen = tryListening,
): Promise<Finding[]> {
  const found = [...env.remarks.map((says) => remark(says, 'Take the variable away.')), ...modeFindings(env)];
  if (configComplaint)
    found.push(wrong(configComplaint, 'Correct config.json in DATA_DIR; docs/configuration.md lists its keys.'));
  if (env.isProduction && openingHours === defaultShopConfig.pharmacy.openingHours)
    found.push(
      remark(
        `The opening hours are those that come with the shop: ${openingHours}. Patients read them as yours.`,
        'Set them at the desk under Regeln, Kontakt und Zeiten, or pharmacy.openingHours and openingHoursEn in config.json; left empty the shop tells none.',
      ),
    );
  if (env.appSecretPrevious)
    found.push(
      remark(
        'APP_SECRET_PREVIOUS is set.',
        'Take it away as soon as the log says that nothing is sealed with it any more.',
      ),
    );
  found.push(shopAnswers ? fine(`A shop answers at port ${env.port}.`) : await portFinding(env, listen));
  return found;
}

function modeFindings(env: Env): Finding[] {
  if (!env.isProduction) {
    const isOpen = !isLoopback(env.host) || env.publicUrl !== null;
    return [
      isOpen
        ? wrong(
            'NODE_ENV is not production, although others can reach this shop: it would offer the demo products.',
            'Set NODE_ENV=production; the start then names what else is missing.',
          )
        : remark('This is a demo shop on this machine.', 'For patients set NODE_ENV=production.'),
    ];
  }
  const found = [fine('NODE_ENV is production, and every variable it needs is there.')];
  if (env.trustProxy === false && isLoopback(env.host))
    found.push(
      wrong(
        'TRUST_PROXY is off, but on a loopback HOST every request comes through a proxy: all patients count as one.',
        'Set TRUST_PROXY=loopback when the proxy runs on this machine.',
      ),
    );
  return found;
}

async function portFinding({ port, host }: Env, listen: Listen): Promise<Finding> {
  try {
    await listen(port, host);
    return fine(`Port ${port} at ${host} is free.`);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EACCES')
      return wrong(
        `This user may not open port ${port}: ports below 1024 belong to root.`,
        'Take a port such as 3000 and let the proxy listen at 443.',
      );
    if (code === 'EADDRINUSE')
      return wrong(
        `Port ${port} is in use by another program that is not this shop.`,
        'End that program, or set another PORT.',
      );
    return wrong(
      `The shop cannot listen at ${host}, port ${port} (${code}).`,
      'Set HOST to an address of this machine.',
    );
  }
}

function tryListening(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}
