import type { Pool, PoolClient } from 'pg';

/** Notification channels of the database's triggers. */
const channels = [
  'catalogue_changed',
  'content_changed',
  'post_changed',
  'queue_changed',
  'settings_changed',
  'staff_changed',
] as const;
export type Channel = (typeof channels)[number];

/** `what` names the thing that changed, where the notification does; without it anything may have. */
type Listener = (what?: string) => void;

/**
 * Listens for changes on the pool's own connections, because another process may have made the change.
 */
export interface Changes {
  on(channel: Channel, listener: Listener): void;
  /** Notifies this process at once of its own change, so that a read right after the write finds it. */
  announce(channel: Channel, what?: string): void;
  /** False while no connection listens: changes may have been missed. */
  isWatched(): boolean;
}

/** For the pool's `onConnect`: no statement runs on a connection before it listens. */
export async function listenForChanges(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
}

export function watchChanges(pool: Pool): Changes {
  const listening = new Set<PoolClient>();
  const listeners: { channel: Channel; listener: Listener }[] = [];

  const tell = (heard?: string, what?: string) => {
    for (const { channel, listener } of listeners) if (heard === undefined || heard === channel) listener(what);
  };
  pool.on('connect', (client) => {
    listening.add(client);
    client.on('notification', ({ channel, payload }) => tell(channel, payload || undefined));
    // Changes made before this connection listened were missed.
    tell();
  });
  pool.on('remove', (client) => void listening.delete(client));

  return {
    on: (channel, listener) => void listeners.push({ channel, listener }),
    announce: tell,
    isWatched: () => listening.size > 0,
  };
}
