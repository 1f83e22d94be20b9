/** `hybrid_indica_dominant` and `hybridIndicaDominant` both become 'Hybrid Indica-Dominant' (SH-08, PD-04). */
export function geneticName(genetic: string): string {
  return genetic
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[\s_,-]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())
    .join(' ')
    .replace(/ Dominant$/, '-Dominant');
}
