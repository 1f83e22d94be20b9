import { useEffect, useState } from 'react';

/**
 * The anchor of the heading that is being read: the last one that has passed the place where a jump puts a heading. Null
 * above the first.
 *
 * @param anchors in their order on the page; the same array as long as they are the same
 */
export function useHeadingInView(anchors: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    const follow = () => {
      frame = 0;
      setCurrent(headingInView(anchors));
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(follow);
    };
    // With the next frame: measuring at once would lay the whole text out a second time.
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [anchors]);

  return current;
}

function headingInView(anchors: readonly string[]): string | null {
  const headings = anchors.map((anchor) => document.getElementById(anchor)).filter((heading) => heading !== null);
  const [first] = headings;
  if (!first) return null;
  const page = document.documentElement;
  const landing = pixels(getComputedStyle(page).scrollPaddingTop) + pixels(getComputedStyle(first).scrollMarginTop);
  // The last headings never get to the top: over the last screenful the line they have to pass comes down to them.
  const left = page.scrollHeight - window.innerHeight - window.scrollY;
  const nearEnd = window.scrollY > 0 ? Math.max(0, 1 - left / window.innerHeight) : 0;
  const line = landing + slack + (window.innerHeight - landing) * nearEnd ** 2;
  const next = headings.findIndex((heading) => heading.getBoundingClientRect().top > line);
  return (next < 0 ? headings.at(-1) : headings[next - 1])?.id ?? null;
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

/** A jump lands on whole pixels, while positions are fractional. */
const slack = 8;
