/** Control characters, and those that turn the direction of writing around: `rezept-fdp.exe` must not read `rezept-exe.pdf`. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What the device calls the file, without its folders and without what nobody can see. */
export function shownFileName(given: string, without: string): string {
  const name = given.normalize('NFC').split(/[/\\]/).at(-1)?.replaceAll(invisible, '').trim();
  return name || without;
}
