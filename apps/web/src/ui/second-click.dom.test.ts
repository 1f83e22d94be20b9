import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreStraySecondClicks } from './second-click.ts';

let stop = () => {};
const pressed = vi.fn();

beforeEach(() => {
  pressed.mockClear();
  stop = ignoreStraySecondClicks(document);
  document.body.innerHTML = '<button id="open">Weiter</button><button id="next">Bestellen</button>';
  for (const button of document.querySelectorAll('button')) button.onclick = () => pressed(button.id);
});

afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function click(id: string, init: MouseEventInit & { pointerType?: string }): void {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  if (init.pointerType) Object.defineProperty(event, 'pointerType', { value: init.pointerType });
  document.getElementById(id)?.dispatchEvent(event);
}

test('the second click of a double click does nothing on what has come to stand there', () => {
  click('open', { detail: 1 });
  click('next', { detail: 2 });
  expect(pressed.mock.calls).toEqual([['open']]);
  click('next', { detail: 1 });
  expect(pressed.mock.calls).toEqual([['open'], ['next']]);
});

test('nor on the same button when it means something else now', () => {
  click('open', { detail: 1 });
  (document.getElementById('open') as HTMLElement).textContent = 'Jetzt bestellen';
  click('open', { detail: 2 });
  expect(pressed).toHaveBeenCalledOnce();
});

test('on the same button every click counts, however fast', () => {
  for (const detail of [1, 2, 3, 4]) click('open', { detail });
  expect(pressed).toHaveBeenCalledTimes(4);
});

test('two quick taps on one spot are a double click; taps elsewhere and keys are not', () => {
  click('open', { detail: 1, pointerType: 'touch', clientX: 50, clientY: 50 });
  click('next', { detail: 1, pointerType: 'touch', clientX: 55, clientY: 50 });
  expect(pressed.mock.calls).toEqual([['open']]);
  click('next', { detail: 1, pointerType: 'touch', clientX: 200, clientY: 50 });
  click('open', { detail: 0 });
  expect(pressed.mock.calls).toEqual([['open'], ['next'], ['open']]);
});
