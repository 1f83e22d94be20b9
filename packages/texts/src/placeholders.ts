/** Puts the pharmacy's own values where a text says `{{name}}`; `missing` says what stands there without a value. */
export function fillPlaceholders(
  text: string,
  values: Record<string, string>,
  missing: (name: string) => string,
): string {
  return text.replaceAll(/\{\{[ \t]*([A-Za-z]\w*)[ \t]*\}\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name]?.trim() : '';
    return value || missing(name);
  });
}
