/** What the patient reads where the wrong cover sheet was scanned. */
export const scan = {
  undone:
    'About your order {code}, we wrote to you that we have the original of your prescription. That was a mistake: it has not arrived yet. We apologise. We will write to you again as soon as it is here.',
} as const;
