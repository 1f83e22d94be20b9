/** Whether this is `npm test -- long`, which tries all of what an ordinary run tries a part of. */
export const isLongRun = process.env.LONG_TESTS === 'on';
