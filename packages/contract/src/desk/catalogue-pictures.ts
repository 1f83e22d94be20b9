import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { requiredText } from '../form-fields.ts';
import { longestPictureAlt, mostPictureBytes, mostPictures, pictureSizes } from '../picture-sizes.ts';
import { onProduct, seenProduct } from './catalogue.ts';

const alt = {
  altDe: requiredText(longestPictureAlt).describe('what is to be seen, for who does not see it'),
  altEn: requiredText(longestPictureAlt).nullable().describe('the German one stands in'),
};
const file = z.string().min(1).describe('webp or jpeg, in base64');

export const addProductPicture = endpoint('addProductPicture', {
  summary: 'A photo of a product, in the sizes that the shop shows; it comes behind those that are there',
  ...onProduct,
  body: z.object({
    version: seenProduct,
    ...alt,
    files: z.object({ 1280: file, 640: file, 320: file }),
  }),
  // Base64 writes three bytes in four characters; twice what is taken, so that a file that is too large hears so.
  bodyLimitBytes: 3 * pictureSizes.length * mostPictureBytes,
  errors: ['ProductChanged', 'PictureRefused'],
});

export const arrangeProductPictures = endpoint('arrangeProductPictures', {
  summary:
    'The photos of a product in their new order and with what they show; one that is left out is removed for good',
  ...onProduct,
  body: z.object({
    version: seenProduct,
    pictures: z.array(z.object({ id: z.uuid(), ...alt })).max(mostPictures),
  }),
  errors: ['ProductChanged'],
});
