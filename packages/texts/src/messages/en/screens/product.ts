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
    message: 'There is no product at this address.',
    hint: 'It may have left our range, or the address is incomplete.',
    toBuds: 'To the flowers',
    toExtracts: 'To the extracts',
  },

  prescriptionOnly: 'Prescription only',
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
  steps: 'Dispensed in steps of {step}.',
  stepsFrom: 'Dispensed from {minimum}, in steps of {step}.',
  stockReached: 'We do not have more in stock at the moment.',
  shippingLater: 'Shipping costs are calculated in the next step.',

  addToCart: 'Add to cart',
  updateCart: 'Update quantity',
  addFailed: 'The product could not be added to the cart',
  whyNot: {
    unavailable: 'This product is not available at the moment.',
    noPrice: 'There is no price for this product at the moment. Please ask us.',
    noAmount: 'Please choose an amount.',
  },

  nextSteps: 'What happens next',

  description: 'Description',
  noDescription: 'There is no description of this product.',
  terpenes: 'Terpenes',
  terpeneInGlossary: '{terpene}, explained in the glossary',
  noTerpenes: 'The terpenes are not stated.',
  samplePrescription: 'Sample text for the prescription',
  copy: 'Copy text',
  copied: 'Text copied',
  copyFailed: 'Copying is not possible. Please select the text.',

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
  genetics: {
    indica: 'Indica',
    sativa: 'Sativa',
    hybrid: 'Hybrid',
    hybrid_indica_dominant: 'Hybrid, indica-dominant',
    hybrid_sativa_dominant: 'Hybrid, sativa-dominant',
  },
  irradiation: { yes: 'Yes', no: 'No', unknown: 'Unknown' },
  notStated: 'not stated',

  similar: 'Available products with a similar analysis',
  similarNote:
    'THC, CBD and terpenes are compared; the list follows the distance. Whether a product is an option for you is for your doctor to decide.',
  similarContents: 'THC {thc} · CBD {cbd}',
};
