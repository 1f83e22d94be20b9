/** How somebody looks at a paper. */
export interface PaperLook {
  /** In percent of the room there is. */
  zoom: number;
  /** Quarter turns clockwise, 0 to 3. */
  turns: number;
  hasContrast: boolean;
}

export const plainLook: PaperLook = { zoom: 100, turns: 0, hasContrast: false };

const zooms = [50, 75, 100, 125, 150, 200, 300, 400];

export function zoomed(look: PaperLook, steps: 1 | -1): PaperLook {
  const at = zooms.indexOf(look.zoom) + steps;
  return { ...look, zoom: zooms[Math.min(zooms.length - 1, Math.max(0, at))] ?? look.zoom };
}

export function turned(look: PaperLook): PaperLook {
  return { ...look, turns: (look.turns + 1) % 4 };
}
