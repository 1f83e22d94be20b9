/** What an entry of the journal is about. Plain data, for the browser too. */
export const journalSubjects = [
  'order',
  'staff',
  'passkey',
  'setting',
  'post',
  'batch',
  'product',
  'payment',
  'privacy',
  'journal',
] as const;
export type JournalSubject = (typeof journalSubjects)[number];
