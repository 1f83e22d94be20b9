import type { product as german } from '../../de/screens/product.ts';
import type { Translated } from '../../translated.ts';

export const product: Translated<typeof german> = {
  title: 'Product',
  loading: 'Loading product…',
  failed: 'Error: {message}',
  retry: 'Try again',
  back: { bud: '← Back to flowers', extract: '← Back to extracts' },

  notFound: {
    title: 'Product not found',
    message: 'We have no product at this address.',
    hint: 'Perhaps we no longer have it in our range, or the address is incomplete.',
    toBuds: 'To the flowers',
    toExtracts: 'To the extracts',
  },

  prescriptionOnly: 'Prescription only',
  furtherPhotos: 'Further photos, large in a new tab',
  caption: 'Illustration, not a picture of the product',
  cultivar: 'Cultivar {strain}',
  mgPerMl: '{value, number} mg/ml',
  scaleEnd: '{max}%',

  perUnit: { gram: '/ g incl. VAT', milliliter: '/ ml incl. VAT', pack: '/ pack incl. VAT' },
  inStock: '{amount} in stock',
  amountIn: { gram: 'Amount in grams', milliliter: 'Amount in millilitres', pack: 'Amount in packs' },
  unit: { gram: 'g', milliliter: 'ml', pack: 'packs' },
  less: '{amount} less',
  more: '{amount} more',
  steps: 'You can order in steps of {step}.',
  stepsFrom: 'You can order from {minimum}, in steps of {step}.',
  rounded: '{typed} cannot be ordered. We have made it {amount}.',
  stockReached: 'We do not have more in stock at the moment.',
  shippingLater: 'We work out the delivery cost in the next step.',

  addToCart: 'Add to cart',
  updateCart: 'Update quantity',
  addFailed: 'We could not add the product to your cart',
  whyNot: {
    unavailable: 'This product is not available at the moment.',
    noPrice: 'We have no price for this product at the moment. Please ask us.',
    noAmount: 'Please choose an amount.',
  },

  nextSteps: 'What happens next',

  description: 'Description',
  noDescription: 'We have no description of this product.',
  terpenes: 'Terpenes',
  terpeneInGlossary: '{terpene}, explained in the glossary',
  noTerpenes: 'We have no details of the terpenes.',
  samplePrescription: 'Sample text for the prescription',
  copy: 'Copy text',
  copied: 'Text copied',
  copyFailed: 'Copying did not work. Please select the text and copy it by hand.',

  facts: 'Product details',
  fact: {
    description: 'Description',
    genetics: 'Genetics',
    origin: 'Origin',
    irradiation: 'Irradiation',
    manufacturer: 'Manufacturer',
    strain: 'Strain / cultivar',
    grower: 'Grower',
    itemNumber: 'Item number (PZN)',
  },
  irradiation: { yes: 'Yes', no: 'No', unknown: 'Unknown' },
  notStated: 'not stated',
  certificate: 'Certificate of analysis (PDF, {size})',
  certificateNote: 'of the batch that is being dispensed now',

  similar: 'Available products with a similar analysis',
  similarNote:
    'We have compared THC, CBD and terpenes and show the most similar products first. Your doctor decides whether a product is an option for you.',
  similarContents: 'THC {thc} · CBD {cbd}',
};
