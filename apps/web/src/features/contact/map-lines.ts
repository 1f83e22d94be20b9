/** Lines, areas and places of a sketched map. */
const kinds = ['water', 'green', 'road', 'lane', 'stop', 'parking', 'here'] as const;

type MapKind = (typeof kinds)[number];
type Point = readonly [x: number, y: number];

export interface MapPart {
  kind: MapKind;
  /** Percent of the map's width and height. */
  points: readonly [Point, ...Point[]];
  name: string;
}

const partLine = new RegExp(`^(${kinds.join('|')})((?: \\d{1,3},\\d{1,3})+)(?: (.+))?$`);
/** More than a sketch can hold. */
const mostParts = 24;

/** Reads `map_1: road 0,60 100,66 Uferstraße` and the fields that follow it. A line that cannot be read is left out. */
export function mapParts(fields: Record<string, string>): MapPart[] {
  return Array.from({ length: mostParts }, (_, i) => partOf(fields[`map_${i + 1}`] ?? '')).filter(
    (part) => part !== null,
  );
}

function partOf(line: string): MapPart | null {
  const [, kind, places = '', name = ''] = partLine.exec(line.trim()) ?? [];
  if (!kind) return null;
  const [first, ...others] = places
    .trim()
    .split(' ')
    .map((place): Point => {
      const [x = 0, y = 0] = place.split(',').map(Number);
      return [x, y];
    });
  return first ? { kind: kind as MapKind, points: [first, ...others], name } : null;
}
