import type { ShopConfig } from '@shop/contract/shop-config';
import type { BaseLogger } from 'pino';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import type { SettingRow } from '../../db/schema/settings.ts';
import { effectiveConfig } from './effective-config.ts';
import { everySetting } from './setting-queries.ts';

interface LiveParts {
  db: Database;
  changes: Changes;
  log: Pick<BaseLogger, 'warn'>;
}

export interface LiveConfig {
  /** Always as it counts now: its fields are read anew from what the desk has set. */
  config: ShopConfig;
  /** What config.json says. */
  first: ShopConfig;
  /** Reads what was set; for whoever has just changed it and must find it changed. */
  refresh(): Promise<void>;
  stop(): void;
}

const retryMs = 1_000;

/**
 * The shop's config as config.json and the desk make it. Whoever was given it at the start keeps the object and finds
 * the new values in it; nobody but this has to hear of a change. Texts and pages that are made from it are made anew.
 */
export async function openLiveConfig({ db, changes, log }: LiveParts, first: ShopConfig): Promise<LiveConfig> {
  let rows = await everySetting(db);
  let current = effectiveConfig(first, rows);
  let isStopped = false;
  let reading: Promise<void> | null = null;
  let isAsked = false;

  async function readAnew(): Promise<void> {
    try {
      do {
        isAsked = false;
        const found = await everySetting(db);
        if (isSame(rows, found)) continue;
        rows = found;
        current = effectiveConfig(first, rows);
        changes.announce('content_changed');
        // What an order still needs may have become something else.
        changes.announce('queue_changed');
      } while (isAsked);
    } catch (error) {
      if (isStopped) return;
      log.warn({ err: error }, 'the settings could not be read; trying again');
      setTimeout(refresh, retryMs).unref();
    } finally {
      reading = null;
    }
  }

  /** What is asked for while it reads is read once more after it, however often. */
  async function refresh(): Promise<void> {
    if (isStopped) return;
    isAsked = true;
    reading ??= readAnew();
    await reading;
  }

  changes.on('settings_changed', () => void refresh());
  return {
    config: viewOf(() => current),
    first,
    refresh,
    stop() {
      isStopped = true;
    },
  };
}

function isSame(before: readonly SettingRow[], after: readonly SettingRow[]): boolean {
  const states = [before, after].map((rows) =>
    rows.map(({ name, version, changedAt }) => `${name} ${version} ${changedAt.getTime()}`).join(),
  );
  return states[0] === states[1];
}

function viewOf(current: () => ShopConfig): ShopConfig {
  const view = {} as ShopConfig;
  for (const name of Object.keys(current()) as (keyof ShopConfig)[]) {
    Object.defineProperty(view, name, { enumerable: true, get: () => current()[name] });
  }
  return view;
}
