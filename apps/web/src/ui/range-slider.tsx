import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { fractionOf, type Knee, type Range, valueAt } from './range-scale.ts';
import styles from './range-slider.module.css';

type End = 'min' | 'max';
type Ends = Record<End, number>;

interface RangeSliderProps {
  range: Range;
  ends: Ends;
  /** Gives the lower end of a long scale finer travel. */
  knee?: Knee | undefined;
  /** Values written under the track. */
  ticks?: readonly number[] | undefined;
  names: Record<End, string>;
  /** What a value is called aloud. */
  valueText: (end: End, value: number) => string;
  /** May hold a min above the max: the owner decides what then applies. */
  onChange: (ends: Ends) => void;
}

/**
 * Two thumbs on one track. Keys and screen readers work on two native sliders, which lie unseen under the drawn thumbs;
 * the pointer works on the track, because a native slider knows neither a second thumb nor an uneven scale.
 */
export function RangeSlider({ range, ends, knee, ticks = [], names, valueText, onChange }: RangeSliderProps) {
  const trackRef = useRef<HTMLDivElement>(null);
  const inputRefs = useRef<Partial<Record<End, HTMLInputElement | null>>>({});
  const dragged = useRef<End | null>(null);
  const at = (value: number) => `${fractionOf(value, range, knee) * 100}%`;

  function fractionUnder({ clientX }: PointerEvent): number {
    const track = trackRef.current?.getBoundingClientRect();
    return track && track.width > 0 ? (clientX - track.left) / track.width : 0;
  }

  function grasp(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    const end = nearerEnd(fractionUnder(event), fractionOf(ends.min, range, knee), fractionOf(ends.max, range, knee));
    dragged.current = end;
    event.currentTarget.setPointerCapture(event.pointerId);
    inputRefs.current[end]?.focus({ preventScroll: true });
    event.preventDefault();
    // A finger that only wants to scroll past must not move the thumb: it waits for the first sideways move or the tap.
    if (event.pointerType !== 'touch') drag(event);
  }

  function drag(event: PointerEvent) {
    if (!dragged.current) return;
    const value = valueAt(fractionUnder(event), range, knee);
    if (value !== ends[dragged.current]) onChange({ ...ends, [dragged.current]: value });
  }

  function release(event: PointerEvent) {
    drag(event);
    dragged.current = null;
  }

  return (
    <div
      className={styles.slider}
      style={{ '--from': at(ends.min), '--to': at(ends.max) } as CSSProperties}
      onPointerDown={grasp}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={() => {
        dragged.current = null;
      }}
    >
      <div ref={trackRef} className={styles.track}>
        <div className={styles.chosen} />
        {(['min', 'max'] as const).map((end) => (
          <div key={end} className={styles.place} style={{ left: at(ends[end]) }}>
            <input
              ref={(input) => {
                inputRefs.current[end] = input;
              }}
              type="range"
              className={styles.native}
              {...range}
              value={ends[end]}
              aria-label={names[end]}
              aria-valuetext={valueText(end, ends[end])}
              onChange={(event) => onChange({ ...ends, [end]: event.currentTarget.valueAsNumber })}
            />
            <span className={styles.thumb} />
          </div>
        ))}
      </div>
      {ticks.length > 0 && (
        <div className={styles.ticks} aria-hidden="true">
          {ticks.map((tick) => (
            <span key={tick} style={{ left: at(tick) }}>
              {tick}
            </span>
          ))}
        </div>
      )}
    </div>
  );
}

/** Where both stand on one spot, the side of the press decides; at the right end only the min can still move. */
function nearerEnd(pressed: number, min: number, max: number): End {
  const toMin = Math.abs(pressed - min);
  const toMax = Math.abs(pressed - max);
  if (toMin === toMax) return pressed < min || max >= 1 ? 'min' : 'max';
  return toMin < toMax ? 'min' : 'max';
}
