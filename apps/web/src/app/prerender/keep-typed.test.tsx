import { act, waitFor } from '@testing-library/react';
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onBusyMachine } from '#testing/busy-machine.ts';
import { keepPressed } from './keep-pressed.ts';
import { keepTyped } from './keep-typed.ts';
import { tellTakenOver } from './taken-over.ts';

function Form() {
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');
  const [isAccepted, setAccepted] = useState(false);
  return (
    <form>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Message" value={message} onChange={(event) => setMessage(event.target.value)} />
      <input type="checkbox" checked={isAccepted} onChange={(event) => setAccepted(event.target.checked)} />
      <output>{`${name}|${message}|${isAccepted}`}</output>
    </form>
  );
}

test('what was typed and ticked before React came is what the form knows afterwards', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  onTestFinished(() => root.remove());
  const [name, accepted] = root.querySelectorAll('input');
  const message = root.querySelector('textarea');
  if (!name || !accepted || !message) throw new Error('no form');
  name.value = 'Ada';
  accepted.checked = true;
  keepTyped(root);
  // While the files are still on their way.
  message.value = 'Guten Tag';
  message.dispatchEvent(new Event('input', { bubbles: true }));

  const mounted = await act(async () => hydrateRoot(root, <Form />));
  onTestFinished(() => act(() => mounted.unmount()));
  act(() => tellTakenOver(root));
  const told = () => expect(root.querySelector('output')).toHaveTextContent('Ada|Guten Tag|true');
  await waitFor(told, onBusyMachine);
  expect([name.value, message.value, accepted.checked]).toEqual(['Ada', 'Guten Tag', true]);
});

function Search({ onSearch }: { onSearch: (words: string) => void }) {
  const [words, setWords] = useState('');
  function search(event: FormEvent) {
    event.preventDefault();
    onSearch(words);
  }
  return (
    <form onSubmit={search}>
      <input value={words} onChange={(event) => setWords(event.target.value)} />
      <button type="submit">Suchen</button>
    </form>
  );
}

test('who types and presses before React came sends what they typed', async () => {
  const sent: string[] = [];
  const search = <Search onSearch={(words) => sent.push(words)} />;
  const root = document.createElement('div');
  root.innerHTML = renderToString(search);
  document.body.append(root);
  onTestFinished(() => root.remove());
  keepPressed(root);
  const field = root.querySelector('input');
  if (!field) throw new Error('no field');
  field.value = 'linalool';
  root.querySelector('button')?.click();
  keepTyped(root);

  const mounted = await act(async () => hydrateRoot(root, search));
  onTestFinished(() => act(() => mounted.unmount()));
  tellTakenOver(root);
  await waitFor(() => expect(sent).toEqual(['linalool']), onBusyMachine);
});

test.each(['hydrated', 'drawn anew'])(
  'a part that is %s after the page answers keeps what was typed meanwhile',
  async (how) => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(<Named />);
    document.body.append(root);
    onTestFinished(() => root.remove());
    keepTyped(root);
    tellTakenOver(root);
    const field = root.querySelector('input');
    if (!field) throw new Error('no field');
    field.value = 'Ada';
    field.dispatchEvent(new Event('input', { bubbles: true }));

    const mounted = await act(async () => {
      if (how === 'hydrated') return hydrateRoot(root, <Named />);
      const anew = createRoot(root);
      anew.render(<Named />);
      return anew;
    });
    onTestFinished(() => act(() => mounted.unmount()));
    await waitFor(() => expect(root.querySelector('output')).toHaveTextContent('Ada'), onBusyMachine);
  },
);

test('what is ticked in a part whose code has just come, and sent at once, is what the form knows', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const sent: boolean[] = [];
  const consent = <Consent onSend={(isAccepted) => sent.push(isAccepted)} />;
  // Only once React has asked for it: the page may be taken over before it comes to this part.
  let arrive: (() => void) | undefined;
  const LatePart = lazy(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { default: () => consent };
  });
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Suspense>{consent}</Suspense>);
  document.body.append(root);
  onTestFinished(() => root.remove());
  keepTyped(root);
  const mounted = hydrateRoot(
    root,
    <>
      <Suspense>
        <LatePart />
      </Suspense>
      <TakenOver root={root} />
    </>,
  );
  onTestFinished(() => mounted.unmount());
  await vi.waitFor(() => {
    expect(root.dataset.over).toBe('');
    expect(arrive).toBeDefined();
  }, onBusyMachine);
  arrive?.();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  const tick = root.querySelector('input');
  expect(tick && Object.hasOwn(tick, 'checked')).toBe(false);
  tick?.click();
  root.querySelector('button')?.click();
  expect(sent).toEqual([true]);
  expect(tick?.checked).toBe(true);
});

function Consent({ onSend }: { onSend: (isAccepted: boolean) => void }) {
  const [isAccepted, setAccepted] = useState(false);
  function send(event: FormEvent) {
    event.preventDefault();
    onSend(isAccepted);
  }
  return (
    <form onSubmit={send}>
      <input type="checkbox" checked={isAccepted} onChange={(event) => setAccepted(event.target.checked)} />
      <button type="submit">Senden</button>
    </form>
  );
}

function TakenOver({ root }: { root: HTMLElement }) {
  useEffect(() => {
    tellTakenOver(root);
    root.dataset.over = '';
  }, [root]);
  return null;
}

function Named() {
  const [name, setName] = useState('');
  return (
    <form>
      <input name="name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
    </form>
  );
}
