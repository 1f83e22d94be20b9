/** What the patient reads where the wrong cover sheet was scanned. */
export const scan = {
  undone:
    'Wir haben Ihnen zu Ihrer Bestellung {code} geschrieben, dass das Original Ihres Rezepts bei uns ist. Das war ein Versehen: Es ist noch nicht bei uns eingegangen. Bitte entschuldigen Sie. Sobald es da ist, schreiben wir Ihnen wieder.',
} as const;
