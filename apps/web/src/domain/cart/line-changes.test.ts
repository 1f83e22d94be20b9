import { describe, expect, test, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { bumpCartSession } from './cart-events.ts';
import { createLineChanges } from './line-changes.ts';

/** A server that answers when the test says so. */
function slowServer() {
  const requests: { itemId: string; quantity: number; answer: () => void; fail: (error: Error) => void }[] = [];
  const send = (itemId: string, quantity: number) =>
    new Promise<void>((resolve, reject) => {
      requests.push({ itemId, quantity, answer: resolve, fail: reject });
    });
  return { requests, send };
}

const quantities = (requests: { quantity: number }[]) => requests.map(({ quantity }) => quantity);

describe('however fast somebody clicks,', () => {
  test('10,000 wishes end in one quantity, with one request under way and one to follow', async () => {
    const { requests, send } = slowServer();
    const onSettled = vi.fn<(source: string) => void>();
    const changes = createLineChanges(send, onSettled);
    const all = Array.from({ length: 10_000 }, (_, click) => changes.want('a', click + 1, 'modal'));
    expect(quantities(requests)).toEqual([1]);
    expect(changes.read().get('a')).toBe(10_000);

    requests[0]?.answer();
    await vi.waitFor(() => expect(requests).toHaveLength(2), patience);
    expect(changes.read().get('a')).toBe(10_000);
    requests[1]?.answer();
    expect(await Promise.all(all.map(({ done }) => done))).toEqual(Array(10_000).fill(true));

    expect(quantities(requests)).toEqual([1, 10_000]);
    expect(changes.read().size).toBe(0);
    expect(onSettled).toHaveBeenCalledExactlyOnceWith('modal');
    expect(all.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  });

  test('one step less is said as such once; what follows is a quantity', async () => {
    const said: [number, boolean][] = [];
    const answers: (() => void)[] = [];
    const changes = createLineChanges(
      (_itemId, quantity, isOneLess) => {
        said.push([quantity, isOneLess]);
        return new Promise<void>((resolve) => answers.push(resolve));
      },
      () => {},
    );
    const { done } = changes.want('a', 15, 'modal', true);
    void changes.want('a', 10, 'modal', true);
    answers[0]?.();
    await vi.waitFor(() => expect(said).toHaveLength(2), patience);
    answers[1]?.();
    await done;
    expect(said).toEqual([
      [15, true],
      [10, false],
    ]);
  });

  test('lines do not wait for each other', () => {
    const { requests, send } = slowServer();
    const changes = createLineChanges(send, () => {});
    void changes.want('a', 5, 'page').done;
    void changes.want('b', 10, 'page').done;
    expect(requests.map(({ itemId }) => itemId)).toEqual(['a', 'b']);
    expect([...changes.read()]).toEqual([
      ['a', 5],
      ['b', 10],
    ]);
  });

  test('a wish like the one under way needs no second request', async () => {
    const { requests, send } = slowServer();
    const changes = createLineChanges(send, () => {});
    const { done } = changes.want('a', 5, 'page');
    void changes.want('a', 10, 'page');
    void changes.want('a', 5, 'page');
    requests[0]?.answer();
    await done;
    expect(requests).toHaveLength(1);
  });
});

describe('a failure', () => {
  test('takes the wish back and is told to all who wait', async () => {
    const { requests, send } = slowServer();
    const changes = createLineChanges(send, () => {});
    const { done } = changes.want('a', 5, 'page');
    requests[0]?.fail(new Error('sold out'));
    await expect(done).rejects.toThrow('sold out');
    expect(changes.read().size).toBe(0);
  });

  test('of a wish that nobody has any more is not told', async () => {
    const { requests, send } = slowServer();
    const changes = createLineChanges(send, () => {});
    const { done } = changes.want('a', 500, 'page');
    void changes.want('a', 10, 'page');
    requests[0]?.fail(new Error('too many'));
    await vi.waitFor(() => expect(requests).toHaveLength(2), patience);
    requests[1]?.answer();
    expect(await done).toBe(true);
  });
});

describe('[AU-07] in another cart session', () => {
  test('the answer of an older write is discarded, whether it succeeded or failed, and nothing follows it', async () => {
    const { requests, send } = slowServer();
    const onSettled = vi.fn<() => void>();
    const changes = createLineChanges(send, onSettled);
    const good = changes.want('a', 5, 'page');
    const bad = changes.want('b', 5, 'page');
    void changes.want('a', 10, 'page');
    bumpCartSession();
    requests[0]?.answer();
    requests[1]?.fail(new Error('gone'));
    expect(await good.done).toBe(false);
    expect(await bad.done).toBe(false);
    expect(requests).toHaveLength(2);
    expect(onSettled).not.toHaveBeenCalled();
    expect(changes.read().size).toBe(0);
  });

  test('wishes of before are not shown, and new ones do not wait for them', async () => {
    const { requests, send } = slowServer();
    const changes = createLineChanges(send, () => {});
    const old = changes.want('a', 5, 'page');
    bumpCartSession();
    changes.forgetOlderSessions();
    expect(changes.read().size).toBe(0);
    const fresh = changes.want('a', 20, 'page');
    expect(quantities(requests)).toEqual([5, 20]);
    requests[0]?.answer();
    expect(await old.done).toBe(false);
    expect(changes.read().get('a')).toBe(20);
    requests[1]?.answer();
    expect(await fresh.done).toBe(true);
  });
});
