import type { Pool, PoolClient } from 'pg';

/** What the database tells when somebody, in whichever process, has changed it: the channels of its triggers. */
const channels = ['catalogue_changed', 'content_changed'] as const;
export type Channel = (typeof channels)[number];

/**
 * Hears of changes through the pool's own connections: each of them listens, and so the same code serves a server, where
 * another process made the change, and the embedded database, which tells only the connection that made it.
 */
export interface Changes {
  on(channel: Channel, listener: () => void): void;
  /** Tells this process at once what it has changed itself: who reads after their own write must find it. */
  announce(channel: Channel): void;
  /** False while no connection listens: then anything may have changed unheard. */
  isWatched(): boolean;
}

/** For the pool's `onConnect`: no statement runs on a connection before it listens. */
export async function listenForChanges(client: Pick<PoolClient, 'query'>): Promise<void> {
  await client.query(channels.map((channel) => `listen ${channel}`).join('; '));
}

export function watchChanges(pool: Pool): Changes {
  const listening = new Set<PoolClient>();
  const listeners: { channel: Channel; listener: () => void }[] = [];

  const tell = (heard?: string) => {
    for (const { channel, listener } of listeners) if (heard === undefined || heard === channel) listener();
  };
  pool.on('connect', (client) => {
    listening.add(client);
    client.on('notification', ({ channel }) => tell(channel));
    // What happened before it listened was not heard.
    tell();
  });
  pool.on('remove', (client) => void listening.delete(client));

  return {
    on: (channel, listener) => void listeners.push({ channel, listener }),
    announce: tell,
    isWatched: () => listening.size > 0,
  };
}
