import { useTranslations } from 'use-intl';
import { Text } from '#ui/text.tsx';
import styles from './area-map.module.css';
import type { MapPart } from './map-lines.ts';

const width = 100;
const height = 62;

interface AreaMapProps {
  parts: readonly MapPart[];
  street: string;
}

/** Where the pharmacy is: a sketch of our own, which asks no map service who looks at it. */
export function AreaMap({ parts, street }: AreaMapProps) {
  const t = useTranslations('home.map');
  const names = parts.map(({ name }) => name).filter(Boolean);
  // What lies on the ground first, then streets, then places.
  const drawn = order.flatMap((kind) => parts.filter((part) => part.kind === kind));

  return (
    <figure className={styles.map}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('label', { street, names: names.join(', ') })}>
        {drawn.map((part) => (
          <Part key={`${part.kind} ${part.points.join(' ')}`} part={part} />
        ))}
        {drawn.map((part) => (
          <Label key={`${part.kind} ${part.points.join(' ')}`} part={part} />
        ))}
      </svg>
      <Text as="figcaption" size="micro" tone="faint">
        {t('note')}
      </Text>
    </figure>
  );
}

const order = ['green', 'water', 'lane', 'road', 'parking', 'stop', 'here'] as const;
const signs = { stop: 'H', parking: 'P' } as const;

function Part({ part: { kind, points } }: { part: MapPart }) {
  const [x, y] = onMap(points[0]);
  const path = points.map(onMap).join(' ');
  switch (kind) {
    case 'green':
      return <polygon className={styles.green} points={path} />;
    case 'water':
    case 'lane':
      return <polyline className={styles[kind]} points={path} />;
    case 'road':
      return (
        <>
          <polyline className={styles.kerb} points={path} />
          <polyline className={styles.road} points={path} />
        </>
      );
    case 'here':
      return (
        <g className={styles.here} transform={`translate(${x} ${y})`}>
          <path d="M0 0C-1.6-2.6-4.4-4.4-4.4-7.6a4.4 4.4 0 0 1 8.8 0C4.4-4.4 1.6-2.6 0 0Z" />
          <path className={styles.cross} d="M-.8-9.9H.8V-8.4H2.3V-6.8H.8V-5.3H-.8V-6.8H-2.3V-8.4H-.8Z" />
        </g>
      );
    default:
      return (
        <g className={styles[kind]} transform={`translate(${x} ${y})`}>
          <circle r="2.7" />
          <text y="1.25">{signs[kind]}</text>
        </g>
      );
  }
}

/** A street's name runs along its longest piece, that of a place stands beside it. */
function Label({ part: { kind, points, name } }: { part: MapPart }) {
  if (!name) return null;
  if (kind === 'stop' || kind === 'parking' || kind === 'here') {
    const [x, y] = onMap(points[0]);
    return (
      // Near the right edge it would run over it.
      <text className={styles.place} {...(x > 75 ? { x: x - 3.8, textAnchor: 'end' } : { x: x + 3.8 })} y={y + 1.2}>
        {name}
      </text>
    );
  }
  if (kind === 'green') {
    const [x, y] = middle(points.map(onMap));
    return (
      <text className={styles.name} x={x} y={y + 1.2}>
        {name}
      </text>
    );
  }
  const { x, y, degrees } = longestPiece(points.map(onMap));
  return (
    <text className={styles.name} transform={`translate(${x} ${y}) rotate(${degrees})`} y="1.15">
      {name}
    </text>
  );
}

type Place = readonly [x: number, y: number];

function onMap([x, y]: Place): Place {
  return [(x / 100) * width, Math.round(y * height) / 100];
}

function middle(points: readonly Place[]): Place {
  const sum = points.reduce<Place>(([x, y], [nextX, nextY]) => [x + nextX, y + nextY], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function longestPiece(points: readonly Place[]): { x: number; y: number; degrees: number } {
  let longest = { x: points[0]?.[0] ?? 0, y: points[0]?.[1] ?? 0, degrees: 0, length: 0 };
  for (const [i, [x, y]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[i] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    if (length <= longest.length) continue;
    const angle = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
    // Never upside down.
    const degrees = Math.abs(angle) > 90 ? angle - 180 * Math.sign(angle) : angle;
    longest = { x: (x + fromX) / 2, y: (y + fromY) / 2, degrees: Math.round(degrees), length };
  }
  return longest;
}
