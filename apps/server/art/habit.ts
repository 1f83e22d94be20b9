import type { genetic } from '@shop/contract/catalogue';
import { mix } from './number.ts';

type Genetic = (typeof genetic.options)[number];

/** How a plant grows. Lengths are in the units of the picture, which is 800 wide. */
export interface Habit {
  height: number;
  radius: number;
  bractLength: number;
  /** Width of a bract as a part of its length. */
  bractWidth: number;
  /** How far bracts stand off, in radians at the side of the flower. */
  openness: number;
  sideCones: number;
  sideConeRadius: number;
  sideConeHeight: number;
  sideConeSpread: number;
  leaves: number;
}

const indica: Habit = {
  height: 400,
  radius: 158,
  bractLength: 92,
  bractWidth: 0.74,
  openness: 0.34,
  sideCones: 5,
  sideConeRadius: 88,
  sideConeHeight: 172,
  sideConeSpread: 0.84,
  leaves: 7,
};

const sativa: Habit = {
  height: 610,
  radius: 84,
  bractLength: 78,
  bractWidth: 0.5,
  openness: 0.6,
  sideCones: 9,
  sideConeRadius: 50,
  sideConeHeight: 138,
  sideConeSpread: 1,
  leaves: 9,
};

const hybrid: Habit = {
  height: 500,
  radius: 122,
  bractLength: 85,
  bractWidth: 0.62,
  openness: 0.46,
  sideCones: 6,
  sideConeRadius: 70,
  sideConeHeight: 156,
  sideConeSpread: 0.92,
  leaves: 8,
};

const habits: Record<Genetic, Habit> = {
  indica,
  sativa,
  hybrid,
  hybrid_indica_dominant: between(hybrid, indica),
  hybrid_sativa_dominant: between(hybrid, sativa),
};

/** Where the maker does not say, the middle says least. */
export function habitOf(genetic: Genetic | null): Habit {
  return genetic ? habits[genetic] : hybrid;
}

function between(one: Habit, other: Habit): Habit {
  const part = 0.55;
  return {
    height: mix(one.height, other.height, part),
    radius: mix(one.radius, other.radius, part),
    bractLength: mix(one.bractLength, other.bractLength, part),
    bractWidth: mix(one.bractWidth, other.bractWidth, part),
    openness: mix(one.openness, other.openness, part),
    sideCones: Math.round(mix(one.sideCones, other.sideCones, part)),
    sideConeRadius: mix(one.sideConeRadius, other.sideConeRadius, part),
    sideConeHeight: mix(one.sideConeHeight, other.sideConeHeight, part),
    sideConeSpread: mix(one.sideConeSpread, other.sideConeSpread, part),
    leaves: Math.round(mix(one.leaves, other.leaves, part)),
  };
}
