import ArrowLeft from 'lucide-react/icons/arrow-left';
import Phone from 'lucide-react/icons/phone';
import { useTranslations } from 'use-intl';
import { dialLink } from '#domain/shop/dial-link.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { linkTo } from '#lib/routes.ts';
import { ButtonAnchor, ButtonLink } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import display from './display-button.module.css';
import { DisplayButton } from './display-button.tsx';
import { HomeLink } from './home-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { useOverlays } from './overlays.ts';
import styles from './slim-header.module.css';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** The header while an order is made: a way back, somebody to ask, and nothing that leads elsewhere. */
export function SlimHeader() {
  const t = useTranslations('frame');
  const { phone } = useShopConfig();
  const { opened, open, close } = useOpenUntilNavigation<'language' | 'display'>();
  const overlays = useOverlays(opened !== null);

  return (
    <header className={styles.header}>
      <Row gap={0.5} align="center" isOneLine className={joinClasses('wrap', styles.bar)}>
        <HomeLink className={styles.home} />
        <ButtonAnchor
          variant="ghost"
          href={dialLink(phone)}
          icon={<Phone />}
          aria-label={t('menu.callLabel', { phone })}
        >
          <span className={styles.onlyWide}>{phone}</span>
        </ButtonAnchor>
        <ButtonLink variant="ghost" to={linkTo('Cart')} aria-label={t('backToCart')} className={styles.back}>
          <ArrowLeft className={styles.onlySmall} />
          <span className={styles.onlyWide}>{t('backToCart')}</span>
        </ButtonLink>
        <Row gap={0.125} align="center" isOneLine>
          <LanguageMenu isOpen={opened === 'language'} onOpen={() => open('language')} onClose={close} />
          <DisplayButton isOpen={opened === 'display'} onOpen={() => open('display')} />
        </Row>
      </Row>
      {overlays && <overlays.CartWatch />}
      {overlays && opened === 'display' && <overlays.DisplayPanel onClose={close} className={display.panel} />}
    </header>
  );
}
