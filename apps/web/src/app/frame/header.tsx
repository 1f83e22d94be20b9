import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { openLogin } from '#domain/session/login-dialog.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Popover } from '#ui/popover.tsx';
import { Row } from '#ui/row.tsx';
import { AccountButton } from './account-button.tsx';
import { CartButton } from './cart-button.tsx';
import display from './display-button.module.css';
import { DisplayButton } from './display-button.tsx';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { CartPanel, useOverlays } from './overlays.ts';
import { PageLinks } from './page-links.tsx';
import { SearchForm } from './search-form.tsx';
import { ShopMenu } from './shop-menu.tsx';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** Time for the menu to be gone before the next overlay comes (FR-07). */
const menuDelayMs = 120;

/** The same header at every width: the style sheet decides what fits, and the menu holds the rest. */
export function Header() {
  const t = useTranslations('frame');
  const { opened, open, close } = useOpenUntilNavigation<
    'menu' | 'search' | 'language' | 'display' | 'account' | 'cart'
  >();
  const overlays = useOverlays(opened !== null);

  function closeMenuAndThen(openNext: () => void) {
    close();
    setTimeout(openNext, menuDelayMs);
  }

  const cartButton = { className: styles.cartButton, isOpen: opened === 'cart', onOpen: () => open('cart') };

  return (
    <header className={styles.header}>
      <Row gap={1.5} align="center" isOneLine className={joinClasses('wrap', styles.bar)}>
        <IconButton
          className={styles.onlySmall}
          label={t('menu.open')}
          icon={<Menu />}
          aria-expanded={opened === 'menu'}
          onClick={() => open('menu')}
        />
        <HomeLink className={styles.home} />

        <nav className={styles.pages} aria-label={t('pages.label')}>
          <ShopMenu />
          <PageLinks />
        </nav>

        <div className={styles.search}>
          <SearchForm />
        </div>

        <Row gap={0.125} align="center" isOneLine className={styles.actions}>
          <IconButton
            className={joinClasses(styles.onlyMedium, styles.searchButton)}
            label={t('search.open')}
            icon={<Search />}
            aria-expanded={opened === 'search'}
            onClick={() => open('search')}
          />
          <LanguageMenu
            className={styles.onlyWide}
            isOpen={opened === 'language'}
            onOpen={() => open('language')}
            onClose={close}
          />
          <DisplayButton className={styles.onlyWide} isOpen={opened === 'display'} onOpen={() => open('display')} />
          <AccountButton isOpen={opened === 'account'} onOpen={() => open('account')} />
          {overlays ? <overlays.LiveCartButton {...cartButton} /> : <CartButton {...cartButton} lineCount={0} />}
        </Row>
      </Row>

      {overlays && opened === 'menu' && (
        <overlays.MobileMenu
          onClose={close}
          onOpenDisplay={() => closeMenuAndThen(() => open('display'))}
          onOpenCart={() => closeMenuAndThen(() => open('cart'))}
          onOpenAccount={() => closeMenuAndThen(() => open('account'))}
          onSignIn={() => closeMenuAndThen(openLogin)}
        />
      )}
      {overlays && opened === 'account' && <overlays.AccountMenu onClose={close} />}
      {overlays && opened === 'display' && <overlays.DisplayPanel onClose={close} className={display.panel} />}
      {opened === 'cart' && (
        <Suspense>
          <CartPanel onClose={close} className={styles.cartPanel} />
        </Suspense>
      )}
      {opened === 'search' && (
        <Popover title={t('search.title')} onClose={close} className={styles.searchPanel}>
          <SearchForm takesFocus />
        </Popover>
      )}
    </header>
  );
}
