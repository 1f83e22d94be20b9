import type { DeskEvent } from '@shop/contract/desk/events';
import { fieldsOf } from '#lib/read-fields.ts';

/** `connecting` before the first word of the server, `offline` after a connection was lost or could not be made. */
export type LiveState = 'connecting' | 'live' | 'offline';

export interface News {
  /** Something may have changed: these orders, or with none named, anything. */
  onOrders: (ids: readonly string[]) => void;
  /** Letters without an order, in the post room. */
  onPost: () => void;
  onStaff: () => void;
  /** The session is over or locked. */
  onOver: () => void;
  onState: (state: LiveState) => void;
}

const retryMs = 3_000;

/**
 * Listens to the server's news until the returned function is called. The browser reconnects by itself after a lost
 * connection, but not after a refusal: then this tries again. Whenever a connection begins, anything may have changed.
 */
export function listenToNews(address: string, { onOrders, onPost, onStaff, onOver, onState }: News): () => void {
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    close();
    source = new EventSource(address, { withCredentials: true });
    const on = (event: DeskEvent, act: (data: string) => void) =>
      source?.addEventListener(event, ({ data }: MessageEvent<string>) => act(data));
    on('hello', () => {
      onState('live');
      onOrders([]);
      onPost();
    });
    on('orders', (data) => onOrders(idsIn(data)));
    on('post', onPost);
    on('staff', onStaff);
    on('over', () => {
      onState('offline');
      close();
      onOver();
      retry = setTimeout(connect, retryMs);
    });
    source.addEventListener('error', () => {
      onState('offline');
      if (source?.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryMs);
    });
  }

  function close(): void {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  }

  function loseConnection(): void {
    close();
    onState('offline');
  }

  onState('connecting');
  connect();
  window.addEventListener('offline', loseConnection);
  window.addEventListener('online', connect);
  return () => {
    close();
    window.removeEventListener('offline', loseConnection);
    window.removeEventListener('online', connect);
  };
}

/** What cannot be read counts as 'anything'. */
function idsIn(data: string): readonly string[] {
  try {
    const ids = fieldsOf(JSON.parse(data))?.ids;
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
