/** How somebody who got a recalled batch was told. Plain data, for the browser and the database too. */
export const contactWays = ['phone', 'mail', 'letter', 'inPerson'] as const;
export type ContactWay = (typeof contactWays)[number];
