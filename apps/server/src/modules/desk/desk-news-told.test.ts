import { PassThrough } from 'node:stream';
import { heartbeatSeconds, mostStreams } from '@shop/contract/desk/events';
import type { FastifyReply } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Channel } from '../../db/changes.ts';
import { DeskNews } from './desk-news.ts';

/** The desk's news, with notifications that the test makes by itself. */
function deskNews() {
  const listeners = new Map<Channel, (what?: string) => void>();
  const news = new DeskNews({
    on: (channel, listener) => void listeners.set(channel, listener),
    announce: () => {},
    isWatched: () => true,
  });
  onTestFinished(() => news.close());
  const listen = (sessionId: string, isAdmitted = async () => true) => {
    const heard = { text: '', isOver: false, leave: () => {} };
    const raw = new PassThrough();
    const reply = {
      raw,
      type: () => reply,
      header: () => reply,
      send: (bytes: NodeJS.ReadableStream) =>
        void bytes.on('data', (piece) => (heard.text += piece)).on('end', () => (heard.isOver = true)),
    };
    news.listen(sessionId, isAdmitted).send(reply as unknown as FastifyReply);
    heard.leave = () => void raw.destroy();
    return heard;
  };
  const notify = (channel: Channel, what?: string) => listeners.get(channel)?.(what);
  return { listen, notify };
}

function heardNews() {
  const { listen, notify } = deskNews();
  return { heard: listen('session'), notify };
}

const hello = 'event: hello\ndata: {}\n\n';
const heardWhole = (heard: { text: string }, text: string) =>
  vi.waitFor(() => expect(heard.text).toBe(text), { timeout: 20_000 });

test('orders that changed within a moment are told together, by their ids and with nothing else', async () => {
  const { heard, notify } = heardNews();
  notify('queue_changed', 'a');
  notify('queue_changed', 'b');
  notify('queue_changed', 'a');
  await heardWhole(heard, `${hello}event: orders\ndata: {"ids":["a","b"]}\n\n`);
});

test('when a notification names no order, or there are too many, any of them may have changed', async () => {
  const { heard, notify } = heardNews();
  notify('queue_changed', 'a');
  notify('queue_changed');
  await heardWhole(heard, `${hello}event: orders\ndata: {"ids":[]}\n\n`);
  heard.text = '';
  for (let order = 0; order <= 100; order++) notify('queue_changed', `${order}`);
  await heardWhole(heard, 'event: orders\ndata: {"ids":[]}\n\n');
});

test('a letter is no news of orders', async () => {
  const { heard, notify } = heardNews();
  notify('post_changed');
  await heardWhole(heard, `${hello}event: post\ndata: {}\n\n`);
});

test('a session has ten streams; one more is refused until one of them ends, and others have their own', async () => {
  const { listen } = deskNews();
  const tabs = Array.from({ length: mostStreams }, () => listen('session'));
  expect(() => listen('session')).toThrow(expect.objectContaining({ id: 'TooManyRequests' }));
  await heardWhole(listen('another session'), hello);
  tabs[0]?.leave();
  await vi.waitFor(() => listen('session'), { timeout: 20_000 });
  expect(() => listen('session')).toThrow();
  for (const { isOver } of tabs.slice(1)) expect(isOver).toBe(false);
});

test('a session is looked up once a beat for all its streams, and all of them end with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { listen } = deskNews();
  let isOpen = true;
  const isAdmitted = vi.fn(async () => isOpen);
  const tabs = Array.from({ length: mostStreams }, () => listen('session', isAdmitted));
  const other = listen('another session');
  vi.advanceTimersByTime(heartbeatSeconds * 1_000);
  for (const tab of tabs) await heardWhole(tab, `${hello}:\n\n`);
  expect(isAdmitted).toHaveBeenCalledTimes(1);
  isOpen = false;
  vi.advanceTimersByTime(heartbeatSeconds * 1_000);
  await vi.waitFor(() => expect(tabs.map(({ isOver }) => isOver)).not.toContain(false), { timeout: 20_000 });
  for (const { text } of tabs) expect(text).toContain('event: over');
  expect(isAdmitted).toHaveBeenCalledTimes(2);
  expect(other.isOver).toBe(false);
});
