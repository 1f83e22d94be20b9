import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverChecks } from '@shop/contract/server-config';
import { defaultShopConfig, demoVatId, readShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { bankComplaints } from './documents/bank-complaints.ts';

export interface ShopConfigFile {
  config: ShopConfig;
  /** What the person at the terminal is told about the file; null when all of it could be used. */
  complaint: string | null;
  /** What the file says anything about. */
  givenKeys?: readonly string[];
}

/** Set in the environment they win over config.json, whose word counts otherwise (BZ-03). */
interface GivenIds {
  pharmacyId: string | null;
  shopId: string | null;
}

/** The pharmacy's own config.json in the data folder, else the one that came with the shop. */
export function readShopConfigFile(
  folders: { dataDir: string; webFolder: string },
  { pharmacyId, shopId, isProduction }: GivenIds & { isProduction: boolean },
): ShopConfigFile {
  const own = path.join(folders.dataDir, 'config.json');
  const file = existsSync(own) ? own : path.join(folders.webFolder, 'config.json');
  const { config, complaint, givenKeys = [] } = parseFile(file);
  return {
    config: {
      ...config,
      pharmacyId: pharmacyId ?? config.pharmacyId,
      shopId: shopId ?? config.shopId,
      // No patient gets an invoice with a number that nobody has.
      pharmacy:
        isProduction && config.pharmacy.vatId === demoVatId ? { ...config.pharmacy, vatId: '' } : config.pharmacy,
    },
    complaint,
    givenKeys,
  };
}

function parseFile(file: string): ShopConfigFile {
  try {
    const raw = JSON.parse(readFileSync(file, 'utf8'));
    const { config, complaints } = readShopConfig(raw, serverChecks);
    const passedOver = complaints.length > 0 ? [`config.json: defaults are used for ${complaints.join(', ')}.`] : [];
    const complaint = [...passedOver, ...bankComplaints(config.pharmacy)].join(' ') || null;
    return { config, complaint, givenKeys: Object.keys(raw ?? {}) };
  } catch {
    const complaint = 'config.json could not be read: the shop runs on its defaults.';
    return { config: defaultShopConfig, complaint, givenKeys: [] };
  }
}
