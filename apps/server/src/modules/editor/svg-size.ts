const pixelsPerUnit: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  ex: 8,
};

/** How large a drawing is shown: as it says, or by its view box; null where it says neither. */
export function svgSize(root: Readonly<Record<string, string>>): { width: number; height: number } | null {
  const [width, height] = [pixelsOf(root.width), pixelsOf(root.height)];
  if (width && height) return { width, height };
  const box = boxOf(root.viewBox);
  if (!box) return null;
  if (width) return { width, height: (width * box.height) / box.width };
  if (height) return { width: (height * box.width) / box.height, height };
  return box;
}

function pixelsOf(length = ''): number | null {
  const [, number, unit = ''] =
    /^\s*\+?(\d{1,9}(?:\.\d{0,9})?|\.\d{1,9})([a-z]{0,2})\s*$/i.exec(length.slice(0, 40)) ?? [];
  const factor = pixelsPerUnit[unit.toLowerCase()];
  return number !== undefined && factor !== undefined ? Number(number) * factor : null;
}

function boxOf(viewBox = ''): { width: number; height: number } | null {
  const [, , width = 0, height = 0] = viewBox
    .slice(0, 200)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : null;
}
