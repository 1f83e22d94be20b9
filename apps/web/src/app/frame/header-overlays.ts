// biome-ignore lint/performance/noBarrelFile: one chunk that `overlays.ts` fetches as a whole.
export { DisplayPanel } from '#features/accessibility/display-panel.tsx';
export { AccountMenu } from './account-menu.tsx';
export { CartWatch, LiveCartButton } from './live-cart-button.tsx';
export { MobileMenu } from './mobile-menu.tsx';
export { ShopMenuPanel } from './shop-menu-panel.tsx';
