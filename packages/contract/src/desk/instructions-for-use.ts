const leadingWords = /^(dosierung|dos|gebrauchsanweisung|gebrauch|anwendung|einnahme|use|directions|dosage)\b[\s:.]*/;
const asTold = new RegExp(
  [
    '^(gemäß|gemaess|gem|laut|lt|nach|siehe|s|wie|as|per|see)\\b.*',
    '(anweisung|anordnung|absprache|besprochen|verordnet|vereinbart|angeordnet|plan|arzt|ärztlich|told|directed|discussed|instructed|agreed|prescribed|plan|doctor)',
  ].join(''),
);

/** Whether it says nothing that a label could repeat: 'gem. schriftl. Anweisung'. A dose or a number of times would. */
export function isMerelyAsTold(instructions: string): boolean {
  const text = instructions.toLowerCase().normalize('NFC').replace(leadingWords, '').trim();
  if (/\d/.test(text)) return false;
  return asTold.test(text) || /^n\.?\s?a\.?$/.test(text);
}
