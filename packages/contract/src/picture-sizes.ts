// Plain data, without schemas: the browser that makes a photo's files needs it too.

/** Each file of a photo fits into a square of so many pixels, largest first. */
export const pictureSizes = [1280, 640, 320] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** A smaller photo would be blurred in the shop. */
export const smallestPicture = 320;
/** Of one file as it is stored. */
export const mostPictureBytes = 1024 * 1024;
/** Of the photo that somebody chooses, before its files are made. */
export const mostPhotoBytes = 30 * 1024 * 1024;
export const mostPhotoPixels = 100_000_000;
export const mostPictures = 8;
export const longestPictureAlt = 200;
