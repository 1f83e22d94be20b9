import type { ComponentType } from 'react';
import type { AreaName } from '#i18n/areas.ts';
import type { RouteName } from '#lib/routes.ts';

export type Screen = () => Promise<{ default: ComponentType }>;

/**
 * One screen for every route and the areas of messages it needs, which are loaded with it. Each is a chunk of its own.
 * A route without a screen does not compile.
 */
export const screens: Record<RouteName, [screen: Screen, ...areas: AreaName[]]> = {
  Home: [() => import('./pages/home-page.tsx'), 'home'],
  Shop: [() => import('./pages/shop-page.tsx'), 'catalogue'],
  Product: [() => import('./pages/product-page.tsx'), 'catalogue', 'product', 'cart'],
  Shortlist: [() => import('./pages/shortlist-page.tsx'), 'shortlist', 'catalogue', 'product'],
  Register: [() => import('./pages/register-page.tsx'), 'onboarding'],
  Cart: [() => import('./pages/cart-page.tsx'), 'cart'],
  Checkout: [() => import('./pages/checkout-page.tsx'), 'checkout', 'account', 'cart'],
  Prescription: [() => import('./pages/prescription-page.tsx'), 'prescription', 'checkout', 'account', 'cart'],
  Orders: [() => import('./pages/orders-page.tsx'), 'orders', 'account', 'prescription'],
  Profile: [() => import('./pages/profile-page.tsx'), 'profile', 'account'],
  Waitlist: [() => import('./pages/waitlist-page.tsx'), 'waitlist', 'account'],
  StopEmailChange: [() => import('./pages/stop-email-change-page.tsx'), 'mailLinks'],
  ThisDevice: [() => import('./pages/this-device-page.tsx'), 'mailLinks'],
  Blog: [() => import('./pages/blog-page.tsx'), 'content'],
  BlogPost: [() => import('./pages/blog-post-page.tsx'), 'content'],
  Faq: [() => import('./pages/faq-page.tsx'), 'content'],
  Glossary: [() => import('./pages/glossary-page.tsx'), 'content'],
  About: [() => import('./pages/about-page.tsx'), 'home'],
  Contact: [() => import('./pages/contact-page.tsx'), 'home'],
  Imprint: [() => import('./pages/imprint-page.tsx'), 'content', 'legal'],
  Privacy: [() => import('./pages/privacy-page.tsx'), 'content', 'legal'],
  Terms: [() => import('./pages/terms-page.tsx'), 'content', 'legal'],
  Accessibility: [() => import('./pages/accessibility-page.tsx'), 'content', 'legal'],
  Withdrawal: [() => import('./pages/withdrawal-page.tsx'), 'content', 'legal', 'withdrawal'],
  Booking: [() => import('./pages/booking-page.tsx')],
  EditorLogin: [() => import('./pages/editor-login-page.tsx'), 'editor', 'editorErrors'],
  Editor: [() => import('./pages/editor-page.tsx'), 'editor', 'editorErrors', 'content', 'legal', 'home'],
  Desk: [() => import('./pages/desk-page.tsx'), 'desk', 'deskQueue'],
  DeskOrder: [
    () => import('./pages/desk-order-page.tsx'),
    'desk',
    'deskQueue',
    'deskOrder',
    'deskPaper',
    'deskStory',
    'deskDecision',
    'deskReturns',
    'deskFilled',
    'deskRecord',
    'deskCheck',
  ],
  DeskPost: [() => import('./pages/desk-post-page.tsx'), 'desk', 'deskPost'],
  DeskPacking: [() => import('./pages/desk-packing-page.tsx'), 'desk', 'deskPacking', 'deskDecision'],
  DeskPackOrder: [() => import('./pages/desk-packing-page.tsx'), 'desk', 'deskPacking', 'deskDecision'],
  DeskHandOver: [() => import('./pages/desk-handover-page.tsx'), 'desk', 'deskHandover', 'deskDecision'],
  DeskWithdrawals: [() => import('./pages/desk-withdrawals-page.tsx'), 'desk', 'deskWithdrawals', 'deskDecision'],
  DeskWithdrawal: [() => import('./pages/desk-withdrawal-page.tsx'), 'desk', 'deskWithdrawals', 'deskDecision'],
  DeskTour: [() => import('./pages/desk-tour-page.tsx'), 'desk', 'deskHandover', 'deskDecision'],
  DeskStock: [() => import('./pages/desk-stock-page.tsx'), 'desk', 'deskStock', 'deskFilled', 'deskDecision'],
  DeskProductStock: [
    () => import('./pages/desk-product-stock-page.tsx'),
    'desk',
    'deskStock',
    'deskFilled',
    'deskDecision',
  ],
  DeskRecall: [() => import('./pages/desk-recall-page.tsx'), 'desk', 'deskRecall', 'deskStock', 'deskDecision'],
  DeskGoodsIn: [() => import('./pages/desk-goods-in-page.tsx'), 'desk', 'deskStock', 'deskDecision'],
  DeskCatalogue: [
    () => import('./pages/desk-catalogue-page.tsx'),
    'desk',
    'deskCatalogue',
    'deskStock',
    'deskDecision',
  ],
  DeskNewProduct: [() => import('./pages/desk-new-product-page.tsx'), 'desk', 'deskCatalogue', 'deskDecision'],
  DeskCatalogueProduct: [
    () => import('./pages/desk-catalogue-product-page.tsx'),
    'desk',
    'deskCatalogue',
    'deskStock',
    'deskDecision',
  ],
  DeskRules: [
    () => import('./pages/desk-rules-page.tsx'),
    'desk',
    'deskRules',
    'deskSettings',
    'deskMails',
    'deskDecision',
  ],
  DeskPayments: [() => import('./pages/desk-payments-page.tsx'), 'desk', 'deskPayments', 'deskDecision'],
  DeskPrivacy: [() => import('./pages/desk-privacy-page.tsx'), 'desk', 'deskPrivacy', 'deskDecision'],
  DeskPrivacyRequest: [() => import('./pages/desk-privacy-request-page.tsx'), 'desk', 'deskPrivacy', 'deskDecision'],
  DeskRetention: [
    () => import('./pages/desk-retention-page.tsx'),
    'desk',
    'deskPrivacy',
    'deskRetention',
    'deskDecision',
  ],
  DeskJournal: [() => import('./pages/desk-journal-page.tsx'), 'desk', 'deskJournal', 'deskStory', 'deskDecision'],
  DeskTeam: [() => import('./pages/desk-team-page.tsx'), 'desk', 'deskTeam'],
  DeskAccess: [() => import('./pages/desk-access-page.tsx'), 'desk', 'deskTeam'],
};

export type FrameName = 'shop' | 'editor' | 'desk';

/** What stands around a screen. That of the shop comes with the first code. */
export const lateFrames: Record<Exclude<FrameName, 'shop'>, [screen: Screen, ...areas: AreaName[]]> = {
  editor: [async () => ({ default: (await import('./editor/editor-frame.tsx')).EditorFrame })],
  desk: [
    async () => ({ default: (await import('./desk/desk-frame.tsx')).DeskFrame }),
    'desk',
    'deskErrors',
    'deskTools',
  ],
};

/** The editor area and the desk stand without the shop around them. */
export function frameOf(name: string): FrameName {
  if (name.startsWith('Desk')) return 'desk';
  return name.startsWith('Editor') ? 'editor' : 'shop';
}
