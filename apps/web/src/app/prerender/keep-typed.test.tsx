import { act, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { keepTyped } from './keep-typed.ts';

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
  const told = () => expect(root.querySelector('output')).toHaveTextContent('Ada|Guten Tag|true');
  await waitFor(told, { timeout: 20_000 });
  expect([name.value, message.value, accepted.checked]).toEqual(['Ada', 'Guten Tag', true]);
});
