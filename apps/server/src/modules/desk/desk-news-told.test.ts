import type { FastifyReply } from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Channel } from '../../db/changes.ts';
import { DeskNews } from './desk-news.ts';

/** What a browser at the desk is told of notifications that the test makes by itself. */
function heardNews() {
  const listeners = new Map<Channel, (what?: string) => void>();
  const news = new DeskNews({
    on: (channel, listener) => void listeners.set(channel, listener),
    announce: () => {},
    isWatched: () => true,
  });
  onTestFinished(() => news.close());
  const heard = { text: '' };
  const reply = {
    raw: { once: () => {} },
    type: () => reply,
    header: () => reply,
    send: (bytes: NodeJS.ReadableStream) => void bytes.on('data', (piece) => (heard.text += piece)),
  };
  news.listen(async () => true).send(reply as unknown as FastifyReply);
  const notify = (channel: Channel, what?: string) => listeners.get(channel)?.(what);
  return { heard, notify };
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
