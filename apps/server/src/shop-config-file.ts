import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverChecks } from '@shop/contract/server-config';
import { defaultShopConfig, readShopConfig, type ShopConfig } from '@shop/contract/shop-config';
import { bankComplaints } from './documents/bank-complaints.ts';

export interface ShopConfigFile {
  config: ShopConfig;
  /** What the person at the terminal is told about the file; null when all of it could be used. */
  complaint: string | null;
}

/** Set in the environment they win over config.json, whose word counts otherwise (BZ-03). */
interface GivenIds {
  pharmacyId: string | null;
  shopId: string | null;
}

/** The pharmacy's own config.json in the data folder, else the one that came with the shop. */
export function readShopConfigFile(
  folders: { dataDir: string; webFolder: string },
  { pharmacyId, shopId }: GivenIds,
): ShopConfigFile {
  const own = path.join(folders.dataDir, 'config.json');
  const file = existsSync(own) ? own : path.join(folders.webFolder, 'config.json');
  const { config, complaint } = parseFile(file);
  return {
    config: { ...config, pharmacyId: pharmacyId ?? config.pharmacyId, shopId: shopId ?? config.shopId },
    complaint,
  };
}

function parseFile(file: string): ShopConfigFile {
  try {
    const { config, complaints } = readShopConfig(JSON.parse(readFileSync(file, 'utf8')), serverChecks);
    const passedOver = complaints.length > 0 ? [`config.json: defaults are used for ${complaints.join(', ')}.`] : [];
    const complaint = [...passedOver, ...bankComplaints(config.pharmacy)].join(' ') || null;
    return { config, complaint };
  } catch {
    const complaint = 'config.json could not be read: the shop runs on its defaults.';
    return { config: defaultShopConfig, complaint };
  }
}
