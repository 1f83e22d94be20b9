import styles from './contour-lines.module.css';
import { joinClasses } from './join-classes.ts';

/** Behind a whole page, from edge to edge. */
const pageLines = Array.from(
  { length: 22 },
  (_, i) =>
    `M-40 ${560 - 6 * i}C240 ${520 - 12 * i} 300 ${80 + 16 * i} 620 ${70 + 15 * i}` +
    `S960 ${600 - 9 * i} 1160 ${560 - 10 * i}S1360 ${90 + 14 * i} 1500 ${110 + 12 * i}`,
);

/** In a low box: calm waves at its right end, beside the words. */
const bandLines = Array.from(
  { length: 14 },
  (_, i) =>
    `M520 ${260 + 16 * i}C640 ${230 + 14 * i} 660 ${-40 + 17 * i} 800 ${-30 + 17 * i}` +
    `S930 ${210 + 9 * i} 1040 ${190 + 9 * i}S1150 ${10 + 14 * i} 1260 ${20 + 14 * i}`,
);

const shapes = {
  page: { lines: pageLines, viewBox: '0 0 1440 620', preserveAspectRatio: 'xMidYMid slice' },
  band: { lines: bandLines, viewBox: '0 0 1200 200', preserveAspectRatio: 'xMaxYMid slice' },
} as const;

interface ContourLinesProps {
  shape?: keyof typeof shapes;
  className?: string | undefined;
}

/** The Main's loop as contour lines: decoration behind what has little to show. */
export function ContourLines({ shape = 'page', className }: ContourLinesProps) {
  const { lines, ...box } = shapes[shape];
  return (
    <svg
      className={joinClasses(styles.contours, className)}
      {...box}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {lines.map((line) => (
        // However much a tall box magnifies them, they stay as fine.
        <path key={line} d={line} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}
