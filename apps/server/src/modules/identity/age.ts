/** Whole years on the given day; somebody born on 29 February has a birthday on 1 March in other years. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) >= birthDate.slice(5) ? years : years - 1;
}
