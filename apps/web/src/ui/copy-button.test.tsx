import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CopyButton } from './copy-button.tsx';

function renderButton() {
  render(<CopyButton text="Rp. 10 g" label="Text kopieren" copiedText="Text kopiert" failedText="Nicht möglich" />);
  return screen.getByRole('button', { name: 'Text kopieren' });
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'execCommand');
});

test('puts the text into the clipboard and says so', async () => {
  const user = userEvent.setup();
  const button = renderButton();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(button);
  expect(await screen.findByText('Text kopiert')).toBe(screen.getByRole('status'));
  expect(await navigator.clipboard.readText()).toBe('Rp. 10 g');
  expect(button).toHaveFocus();
});

test('falls back on a selection where the clipboard is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  let copied = '';
  document.execCommand = () => {
    copied = (document.querySelector('textarea') as HTMLTextAreaElement).value;
    return true;
  };
  const button = renderButton();
  await user.click(button);
  expect(await screen.findByText('Text kopiert')).toBeVisible();
  expect(copied).toBe('Rp. 10 g');
  expect(document.querySelector('textarea')).toBeNull();
  expect(button).toHaveFocus();
});

test('says so when neither works', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  document.execCommand = () => {
    throw new Error('gone');
  };
  await user.click(renderButton());
  expect(await screen.findByText('Nicht möglich')).toBe(screen.getByRole('status'));
});

test('the word of success goes after a while', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.click(renderButton());
  expect(await screen.findByText('Text kopiert')).toBeVisible();
  act(() => vi.advanceTimersByTime(4000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
