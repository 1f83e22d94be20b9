import { useEffect, useState } from 'react';

/** Typing goes first: what is made from a text follows when the hand rests. */
const restMs = 200;

/** In characters; from here on looking through the text is felt. */
export const longText = 150_000;
const longRestMs = 1500;

/** The text as it was when the writer last paused; at once when another file is opened. */
export function useSettledText(path: string | null, text: string): string {
  const [settled, setSettled] = useState({ path, text });
  if (settled.path !== path) setSettled({ path, text });

  useEffect(() => {
    const timer = setTimeout(() => setSettled({ path, text }), text.length > longText ? longRestMs : restMs);
    return () => clearTimeout(timer);
  }, [path, text]);

  return settled.path === path ? settled.text : text;
}
