import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** One screen: what comes then is there before anybody has scrolled to it. */
const oneScreen = '100%';

/** Who comes back to a page finds it as tall as it was left. */
const seen = new Set<string>();

interface WhenNearProps {
  /** Tells it from the other ones of this visit. */
  name: string;
  /** How far below the screen it is near already; a screen without it. */
  ahead?: string;
  children: ReactNode;
}

/** Draws what lies far below only when the reader comes near: neither its code nor its data are asked for before. */
export function WhenNear({ name, ahead = oneScreen, children }: WhenNearProps) {
  const markRef = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(seen.has(name));

  useEffect(() => {
    if (isNear || !markRef.current) return;
    function show() {
      seen.add(name);
      setNear(true);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) startTransition(show);
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(markRef.current);
    // Paper has no scrolling.
    window.addEventListener('beforeprint', show);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', show);
    };
  }, [name, ahead, isNear]);

  return isNear ? children : <div ref={markRef} />;
}
