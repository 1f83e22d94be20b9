import { euLogo } from '@shop/contract/eu-logo';
import { matchPath, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { type RouteName, routes } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './eu-logo.module.css';

/** Where medicines are offered the law wants the logo. A new page does not compile until it has decided. */
const offersMedicines: Record<RouteName, boolean> = {
  Home: false,
  Shop: true,
  Product: true,
  Shortlist: true,
  Register: false,
  Cart: true,
  Checkout: true,
  Prescription: true,
  Orders: false,
  Profile: false,
  Waitlist: true,
  Blog: false,
  BlogPost: false,
  Faq: false,
  Glossary: false,
  About: false,
  Contact: false,
  Imprint: false,
  Privacy: false,
  Terms: false,
  Accessibility: false,
  Withdrawal: false,
  StopEmailChange: false,
  ThisDevice: false,
  Booking: false,
  EditorLogin: false,
  Editor: false,
  Desk: false,
  DeskOrder: false,
  DeskPost: false,
  DeskPacking: false,
  DeskPackOrder: false,
  DeskHandOver: false,
  DeskPrivacy: false,
  DeskPrivacyRequest: false,
  DeskRetention: false,
  DeskWithdrawals: false,
  DeskWithdrawal: false,
  DeskTour: false,
  DeskStock: false,
  DeskProductStock: false,
  DeskRecall: false,
  DeskGoodsIn: false,
  DeskCatalogue: false,
  DeskNewProduct: false,
  DeskCatalogueProduct: false,
  DeskRules: false,
  DeskPayments: false,
  DeskJournal: false,
  DeskTeam: false,
  DeskAccess: false,
};

export function useOffersMedicines(): boolean {
  const { pathname } = useLocation();
  return (Object.keys(offersMedicines) as RouteName[]).some(
    (name) => offersMedicines[name] && matchPath(routes[name], pathname),
  );
}

/** The logo with its link to the pharmacy's register entry. Without an entry there is none, but a place that says so. */
export function EuLogo({ className }: { className?: string | undefined }) {
  const t = useTranslations('frame.euLogo');
  const { euLogoRegisterUrl } = useShopConfig();

  if (euLogoRegisterUrl === '') {
    return (
      <p className={joinClasses(styles.missing, className)}>
        <b>{t('missing')}</b> {t('missingHint')}
      </p>
    );
  }
  return (
    <a className={joinClasses(styles.logo, className)} href={euLogoRegisterUrl} target="_blank" rel="noopener">
      <span className="visually-hidden">{t('name')}: </span>
      <img src={euLogo.path} width={euLogo.width} height={euLogo.height} alt={euLogo.sentence} lang="de" />
      <span className="visually-hidden"> {t('newTab')}</span>
    </a>
  );
}
