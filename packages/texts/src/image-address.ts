/** An image's address and its size in pixels, where the text names it: `/art/bud.webp#1200x675`. */
export function readImageAddress(address: string): { src: string; width: number | null; height: number | null } {
  const [, src, width, height] = /^(.*)#([1-9]\d{0,4})x([1-9]\d{0,4})$/s.exec(address) ?? [];
  if (!src) return { src: address, width: null, height: null };
  return { src, width: Number(width), height: Number(height) };
}
