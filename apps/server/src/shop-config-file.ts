import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultShopConfig, readShopConfig, type ShopConfig } from '@shop/contract/shop-config';

export interface ShopConfigFile {
  /** What the browser gets at /config.json; null when there is no readable file, then it uses its defaults. */
  text: string | null;
  config: ShopConfig;
  complaint: string | null;
}

/**
 * The pharmacy's own config.json in the data folder, else the one that came with the shop. The ids come from the
 * environment (BZ-03).
 */
export function readShopConfigFile(
  folders: { dataDir: string; webFolder: string },
  ids: { pharmacyId: string; shopId: string },
): ShopConfigFile {
  const own = path.join(folders.dataDir, 'config.json');
  const file = existsSync(own) ? own : path.join(folders.webFolder, 'config.json');
  const fallback = { ...defaultShopConfig, ...ids };
  try {
    const raw = { ...JSON.parse(readFileSync(file, 'utf8')), ...ids };
    const { config, complaints } = readShopConfig(raw);
    const complaint = complaints.length > 0 ? `config.json: defaults are used for ${complaints.join(', ')}.` : null;
    return { text: JSON.stringify(raw), config, complaint };
  } catch {
    return { text: null, config: fallback, complaint: 'config.json could not be read: the shop runs on its defaults.' };
  }
}
