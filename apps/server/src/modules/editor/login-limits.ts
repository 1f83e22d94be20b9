import type { Clock } from '../../clock.ts';
import { countAll, countDown, forgetCount, type Limit } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { networkOf } from '../../http/network.ts';
import type { Keys } from '../../keys.ts';

export interface LoginTry {
  username: string;
  /** Where it comes from, as the socket tells. */
  address: string;
  /** Null on a device that this editor has not logged in on before. */
  device: string | null;
}

interface Parts {
  db: Database;
  keys: Keys;
  clock: Clock;
}

const quarterHour = 15 * 60;
const hour = 60 * 60;

/**
 * What may be tried. A known device has a budget of its own that nobody else can spend. All others share theirs by network
 * and name; the last one bounds guessing from many networks at once. The network comes first: so nobody fills the
 * table with made-up names.
 */
function limitsOf(keys: Keys, { username, address, device }: LoginTry): Limit[] {
  // Prefixes keep the keys apart, because a name may look like an address.
  const name = keys.hash('counted names', `editor ${username}`);
  if (device) {
    const key = `editor logins of ${name} on ${keys.hash('counted names', `device ${device}`)}`;
    return [{ key, limit: 5, windowSeconds: quarterHour }];
  }
  const network = keys.hash('counted names', `network ${networkOf(address)}`);
  return [
    { key: `editor logins from ${network}`, limit: 20, windowSeconds: quarterHour },
    { key: `editor logins of ${name} from ${network}`, limit: 5, windowSeconds: quarterHour },
    { key: `editor logins of ${name} from anywhere`, limit: 60, windowSeconds: hour },
  ];
}

/** Counts a try before the password is compared, so that parallel tries are counted too. */
export async function reserveTry({ db, keys, clock }: Parts, login: LoginTry) {
  const limits = limitsOf(keys, login);
  const retryAfterSeconds = await countAll(db, limits, clock.now());
  if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });

  async function giveBack() {
    for (const { key } of limits) await countDown(db, key);
  }
  return {
    /** Takes the try back: the password was not compared. */
    giveBack,
    /**
     * After a right password the wrong tries on this device or from this network are forgotten: they were the editor's
     * own.
     */
    async succeed() {
      await giveBack();
      const own = limits[1] ?? limits[0];
      if (own) await forgetCount(db, own.key);
    },
  };
}
