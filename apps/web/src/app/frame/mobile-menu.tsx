import { useQuery } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Droplets from 'lucide-react/icons/droplets';
import Flower2 from 'lucide-react/icons/flower-2';
import Phone from 'lucide-react/icons/phone';
import Signpost from 'lucide-react/icons/signpost';
import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { justReadMs } from '#domain/cart/cart-query.ts';
import { useCart } from '#domain/cart/use-cart.ts';
import { sessionQuery } from '#domain/session/session-query.ts';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { TextSizeStepper } from '#features/accessibility/text-size-stepper.tsx';
import { ThemeToggle } from '#features/accessibility/theme-toggle.tsx';
import { linkTo } from '#lib/routes.ts';
import { Button, ButtonAnchor } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { Row } from '#ui/row.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Stack } from '#ui/stack.tsx';
import { CartButton } from './cart-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';
import { PageLinks } from './page-links.tsx';
import { SearchForm } from './search-form.tsx';

interface MobileMenuProps {
  onClose: () => void;
  onOpenDisplay: () => void;
  onOpenAccount: () => void;
  onOpenCart: () => void;
  onSignIn: () => void;
}

/** Everything of the header that small screens have no room for (FR-07). */
export function MobileMenu({ onClose, onOpenDisplay, onOpenAccount, onOpenCart, onSignIn }: MobileMenuProps) {
  const t = useTranslations('frame');
  const { shopName, phone } = useShopConfig();
  const { data: session } = useQuery(sessionQuery);
  const { cart } = useCart(justReadMs);

  return (
    <Sheet
      aria-label={t('menu.title')}
      onClose={onClose}
      top={
        <>
          <Logo name={shopName} />
          <CartButton className={styles.cart} lineCount={cart.lines.length} isOpen={false} onOpen={onOpenCart} />
          <IconButton label={t('menu.close')} icon={<X />} onClick={onClose} />
        </>
      }
      bottom={
        <>
          {session ? (
            <Button variant="primary" icon={<CircleUserRound />} onClick={onOpenAccount}>
              {t('account.account')}
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={<CircleUserRound />}
              aria-label={t('account.signInLabel')}
              onClick={onSignIn}
            >
              {t('account.signIn')}
            </Button>
          )}
          <ButtonAnchor href={dialLink(phone)} icon={<Phone />} aria-label={t('menu.callLabel', { phone })}>
            {t('menu.call')}
          </ButtonAnchor>
        </>
      }
    >
      <Stack gap={1} className={styles.middle}>
        <Row gap={0.5} align="center" className={styles.preferences}>
          <LanguageSwitch />
          <TextSizeStepper onOpenPanel={onOpenDisplay} />
          <ThemeToggle />
        </Row>
        <SearchForm />
        <nav className={styles.pages} aria-label={t('menu.pages')}>
          <ShopEntry />
          <PageLinks />
        </nav>
      </Stack>
    </Sheet>
  );
}

const shopPages = [
  { name: 'flowers', to: linkTo('Shop', undefined, { type: 'bud' }), Icon: Flower2 },
  { name: 'extracts', to: linkTo('Shop', undefined, { type: 'extract' }), Icon: Droplets },
  { name: 'shortlist', to: linkTo('Shortlist'), Icon: Bookmark },
  { name: 'howToOrder', to: linkTo('Faq'), Icon: Signpost },
] as const;

function ShopEntry() {
  const t = useTranslations('frame');
  const listId = useId();
  const [isOpen, setOpen] = useState(true);

  return (
    <div className={styles.shop}>
      <div className={styles.shopHeading}>
        <NavLink to={linkTo('Shop')}>{t('pages.shop')}</NavLink>
        <IconButton
          label={t('menu.shopPages')}
          icon={<ChevronDown />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setOpen(!isOpen)}
        />
      </div>
      {isOpen && (
        <Stack as="ul" gap={0.25} id={listId} className={styles.shopPages}>
          {shopPages.map(({ name, to, Icon }) => (
            <li key={name}>
              <Link to={to}>
                <Icon className={styles.shopPageIcon} />
                {t(`shopMenu.${name}`)}
              </Link>
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}
