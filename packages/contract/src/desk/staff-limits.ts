/** Plain data without zod, for the fields of the desk's forms. */
export const staffLimits = { name: 100, deviceName: 60, code: 40 };

/** Codes of the terminal and of the drawer: Crockford's base32, so that no letter is taken for a digit. */
export const staffCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
