import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { keepPressed } from './keep-pressed.ts';
import { tellTakenOver } from './taken-over.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function takeOver(root: HTMLElement): void {
  tellTakenOver(root);
  vi.runAllTimers();
}

function givenPage(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  onTestFinished(() => root.remove());
  return root;
}

test('the button pressed last is pressed again once the page answers, and only that one', () => {
  const root = givenPage('<button>Menü</button><button>Suche</button><a href="#/shop">Shop</a>');
  const [menu, search] = root.querySelectorAll('button');
  keepPressed(root);
  const opened = vi.fn();
  menu?.addEventListener('click', () => opened('menu'));
  search?.addEventListener('click', () => opened('search'));
  menu?.click();
  search?.click();
  expect(opened).not.toHaveBeenCalled();
  takeOver(root);
  expect(opened.mock.calls).toEqual([['search']]);
  menu?.click();
  expect(opened.mock.calls).toEqual([['search'], ['menu']]);
});

test('a form does not leave the page while nobody listens to it, and a link does what it says', () => {
  const root = givenPage(
    '<form><input name="name" value="Ada"><button>Senden</button></form><a href="#/shop">Shop</a>',
  );
  keepPressed(root);
  const submit = new Event('submit', { bubbles: true, cancelable: true });
  root.querySelector('form')?.dispatchEvent(submit);
  expect(submit.defaultPrevented).toBe(true);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  root.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});

test('the link past the header moves the focus, and the address stays', () => {
  const root = givenPage(
    '<a href="#main">Zum Inhalt</a><a href="#/shop">Shop</a><main id="main" tabindex="-1"></main>',
  );
  keepPressed(root);
  const press = (link: Element | null | undefined) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    link?.dispatchEvent(click);
    return click.defaultPrevented;
  };
  const [skip, shop] = root.querySelectorAll('a');
  expect(press(skip)).toBe(true);
  expect(root.querySelector('main')).toHaveFocus();
  expect(press(shop)).toBe(false);
  takeOver(root);
  expect(press(skip)).toBe(false);
});

test('a button that has gone meanwhile is left alone', () => {
  const root = givenPage('<button>Menü</button>');
  const button = root.querySelector('button');
  keepPressed(root);
  const opened = vi.fn();
  button?.addEventListener('click', opened);
  button?.click();
  button?.remove();
  takeOver(root);
  expect(opened).not.toHaveBeenCalled();
});

test('where the page was drawn anew the button of the same name is pressed, unless there are several', () => {
  const root = givenPage('<button aria-label="Menü öffnen"></button><button>Merken</button>');
  const [menu] = root.querySelectorAll('button');
  keepPressed(root);
  menu?.click();
  root.innerHTML = '<button>Merken</button><button aria-label="Menü öffnen"></button>';
  const opened = vi.fn();
  root.querySelector('[aria-label]')?.addEventListener('click', opened);
  takeOver(root);
  expect(opened).toHaveBeenCalledOnce();

  keepPressed(root);
  root.querySelector('button')?.click();
  root.innerHTML = '<button>Merken</button><button>Merken</button>';
  const kept = vi.fn();
  for (const button of root.querySelectorAll('button')) button.addEventListener('click', kept);
  takeOver(root);
  expect(kept).not.toHaveBeenCalled();
});

test('a button in a part that React takes later is pressed when it has', () => {
  const root = givenPage('<div><button>Menü</button><form><button>Senden</button></form></div>');
  const mark = (element: Element | null) => Object.assign(element ?? {}, { __reactFiber$x: {} });
  const [menu, send] = root.querySelectorAll('button');
  const heard = vi.fn();
  menu?.addEventListener('click', () => heard('menu'));
  send?.addEventListener('click', (event) => {
    event.preventDefault();
    heard('send');
  });
  keepPressed(root);
  mark(root.firstElementChild);
  mark(menu ?? null);
  takeOver(root);
  send?.click();
  menu?.click();
  vi.advanceTimersByTime(100);
  expect(heard.mock.calls).toEqual([['menu']]);

  mark(send ?? null);
  vi.advanceTimersByTime(100);
  expect(heard.mock.calls).toEqual([['menu'], ['send']]);
});
