import { vi } from 'vitest';

/** A window so tall that everything is near. Until the end of the test. */
export function showEverything(): void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell;
      }
      observe(target: Element): void {
        this.tell(
          [{ target, isIntersecting: true } as IntersectionObserverEntry],
          this as unknown as IntersectionObserver,
        );
      }
      disconnect(): void {}
    },
  );
}
