/** The words of a search or of what is searched, alike however somebody types them. */
function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').toLowerCase();
}

interface Searched {
  code: string;
  patientName: string;
  birthDate: string;
  pzns: readonly (string | null)[];
}

/** All that an open order is found by. */
export function searchedText({ code, patientName, birthDate, pzns }: Searched): string {
  const found = [code, code.replace('-', ''), patientName, birthDate, ...pzns.flatMap((pzn) => pzn ?? [])];
  return searchable(found.join(' '));
}

/** What each word of a search has to be found as: a birth date may be written as in Germany. */
export function searchWords(typed: string): string[] {
  return searchable(typed).split(/\s+/).filter(Boolean).map(asDay);
}

function asDay(word: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(word) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : word;
}
