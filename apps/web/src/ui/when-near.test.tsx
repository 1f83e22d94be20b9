import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { WhenNear } from './when-near.tsx';

/** The marks below the page, and a way to scroll to them. */
function fakeScrolling() {
  const watched: IntersectionObserverCallback[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: IntersectionObserverCallback) {
        watched.push(tell);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  return (isIntersecting: boolean) =>
    act(() => {
      for (const tell of watched) tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver);
    });
}

test('what lies far below comes when the reader is near, and is there at once for who comes back', () => {
  const scroll = fakeScrolling();
  const { unmount } = render(<WhenNear name="a">far below</WhenNear>);
  scroll(false);
  expect(screen.queryByText('far below')).not.toBeInTheDocument();
  scroll(true);
  expect(screen.getByText('far below')).toBeVisible();

  unmount();
  render(<WhenNear name="a">far below</WhenNear>);
  expect(screen.getByText('far below')).toBeVisible();
});

test('paper has it too', () => {
  fakeScrolling();
  render(<WhenNear name="b">far below</WhenNear>);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('far below')).toBeVisible();
});
