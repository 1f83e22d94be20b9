import { dayAfter } from './german-time.ts';

/** The states of Germany by their usual codes. */
export const germanStates = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;
export type GermanState = (typeof germanStates)[number];

/** Holidays that only some communities of a state have: a pharmacy says whether it lies in one of them. */
export const communityHolidays = ['assumption', 'corpusChristi', 'peaceFestival'] as const;
export type CommunityHoliday = (typeof communityHolidays)[number];

export interface Place {
  state: GermanState;
  /** Of those below that are no holiday in the whole state. */
  communityHolidays: readonly CommunityHoliday[];
}

const corpusChristiStates: readonly GermanState[] = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'];
const reformationStates: readonly GermanState[] = ['BB', 'MV', 'SN', 'ST', 'TH'];
/** Since 2018. */
const newReformationStates: readonly GermanState[] = ['HB', 'HH', 'NI', 'SH'];
const allSaintsStates: readonly GermanState[] = ['BW', 'BY', 'NW', 'RP', 'SL'];

/** The public holidays of a year in one place, as days such as 2026-11-01, in no order. */
export function publicHolidays(year: number, place: Place): Set<string> {
  const { state } = place;
  const isIn = (...states: GermanState[]) => states.includes(state);
  const isHere = (holiday: CommunityHoliday, ...states: GermanState[]) =>
    isIn(...states) && place.communityHolidays.includes(holiday);
  const easter = easterSunday(year);
  const holidays: [day: string, isHoliday: boolean][] = [
    [`${year}-01-01`, true],
    [`${year}-01-06`, isIn('BW', 'BY', 'ST')],
    [`${year}-03-08`, (isIn('BE') && year >= 2019) || (isIn('MV') && year >= 2023)],
    [dayAfter(easter, -2), true],
    [easter, isIn('BB')],
    [dayAfter(easter, 1), true],
    [`${year}-05-01`, true],
    // Once, 80 years after the end of the war.
    [`${year}-05-08`, isIn('BE') && (year === 2020 || year === 2025)],
    [dayAfter(easter, 39), true],
    [dayAfter(easter, 49), isIn('BB')],
    [dayAfter(easter, 50), true],
    [dayAfter(easter, 60), isIn(...corpusChristiStates) || isHere('corpusChristi', 'SN', 'TH')],
    [`${year}-08-08`, isHere('peaceFestival', 'BY')],
    [`${year}-08-15`, isIn('SL') || isHere('assumption', 'BY')],
    [`${year}-09-20`, isIn('TH') && year >= 2019],
    [`${year}-10-03`, true],
    [`${year}-10-31`, isIn(...reformationStates) || (isIn(...newReformationStates) && year >= 2018) || year === 2017],
    [`${year}-11-01`, isIn(...allSaintsStates)],
    [repentanceDay(year), isIn('SN')],
    [`${year}-12-25`, true],
    [`${year}-12-26`, true],
  ];
  return new Set(holidays.filter(([, isHoliday]) => isHoliday).map(([day]) => day));
}

/** By Gauss's rule with Lichtenberg's correction, good for every year of the Gregorian calendar. */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const m = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const s = 2 - Math.floor((3 * century + 3) / 4);
  const a = year % 19;
  const d = (19 * a + m) % 30;
  const r = Math.floor((d + Math.floor(a / 11)) / 29);
  const fullMoon = 21 + d - r;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + s) % 7);
  const distance = 7 - ((((fullMoon - firstSunday) % 7) + 7) % 7);
  return dayAfter(`${year}-03-01`, fullMoon + distance - 1);
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): string {
  const last = `${year}-11-22`;
  const daysSinceWednesday = (new Date(last).getUTCDay() + 4) % 7;
  return dayAfter(last, -daysSinceWednesday);
}
