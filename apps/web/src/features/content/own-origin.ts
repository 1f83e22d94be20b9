/** Whose addresses are ours. Where a page is drawn ahead nobody knows yet; every other one is foreign there too. */
export const ownOrigin = typeof window === 'undefined' ? 'https://shop.invalid' : window.location.origin;
