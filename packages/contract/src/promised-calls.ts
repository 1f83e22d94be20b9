/**
 * Every call that other clients and other servers know, as they write it. Not derived from anything: this list is the promise, and
 * the tests of both sides read it.
 */
export const promisedCalls = [
  'GET /content_management/*',
  'GET /api/content/blog',
  'GET /api/content/blog/:slug',
  'GET /api/content/faq',

  'GET /api/shop/v1/pharmacy-shop/products',
  'GET /api/shop/v1/pharmacy-shop/products/:slug',
  'GET /api/shop/v1/pharmacy-shop/domain/:domain',
  'GET /api/shop/v1/pharmacy-shop/context/:shopId',

  'GET /api/shop/v1/shopping-cart',
  'POST /api/shop/v1/shopping-cart/items',
  'PUT /api/shop/v1/shopping-cart/items/quantity',
  'POST /api/shop/v1/shopping-cart/items/decrement',
  'POST /api/shop/v1/shopping-cart/prescription/upload-url',
  'POST /api/shop/v1/shopping-cart/prescription/assign',

  'GET /api/shop/v1/checkout/shipping-options',
  'POST /api/shop/v1/checkout/reserve-cart',
  'GET /api/shop/v1/patient/personal-data',
  'PUT /api/shop/v1/patient/address',
  'GET /api/shop/v1/patient/orders-and-reservations',
  'GET /api/shop/v1/orders/:id',
  'POST /api/shop/v1/orders/:id/invoice',

  'POST /marketplace/auth/email-otp/send-verification-otp',
  'POST /marketplace/auth/sign-in/email-otp',
  'GET /marketplace/auth/get-session',
  'GET /api/shop/v1/auth/session',
  'POST /marketplace/auth.completeOnboarding',
  'POST /marketplace/auth/sign-out',
  'POST /api/shop/v1/auth/logout',

  'POST /api/cms/login',
  'GET /api/cms/list',
  'GET /api/cms/content',
  'PUT /api/cms/content',
  'POST /api/cms/upload',
] as const;

export type PromisedCall = (typeof promisedCalls)[number];
