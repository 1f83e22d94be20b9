/** How long words at the desk may be: a question, a reason, a note. */
export const longestWords = 2000;
