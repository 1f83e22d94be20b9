import ArrowRight from 'lucide-react/icons/arrow-right';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Droplets from 'lucide-react/icons/droplets';
import Flower2 from 'lucide-react/icons/flower-2';
import { type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Steps } from '#ui/steps.tsx';
import styles from './shop-menu.module.css';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const orderSteps = ['reserve', 'prescription', 'payment', 'delivery'] as const;

/** 'Shop' is a link like the others; the button beside it unfolds the way through the shop. */
export function ShopMenu() {
  const t = useTranslations('frame');
  const panelId = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { opened, open, close } = useOpenUntilNavigation<'shop'>();
  const isOpen = opened === 'shop';

  useEffect(() => {
    if (!isOpen) return;
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      close();
      buttonRef.current?.focus();
    }
    function closeOnPressOutside(event: PointerEvent) {
      if (!menuRef.current?.contains(event.target as Node)) close();
    }
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPressOutside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPressOutside);
    };
  });

  // Tab leads out at the end of the panel, and the page below it must not be hidden then.
  function closeWhenFocusLeaves(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is no control, it only hears the focus leave.
    <div ref={menuRef} onBlur={closeWhenFocusLeaves}>
      <div className={joinClasses(styles.entry, isOpen && styles.open)}>
        <NavLink to={linkTo('Shop')} className={() => styles.link}>
          {t('pages.shop')}
        </NavLink>
        <button
          ref={buttonRef}
          type="button"
          className={styles.toggle}
          aria-label={t('shopMenu.toggle')}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => (isOpen ? close() : open('shop'))}
        >
          <ChevronDown />
        </button>
      </div>
      {isOpen && (
        <>
          {/* biome-ignore lint/a11y: the shade repeats for the mouse what Escape does for the keyboard. */}
          <div className={styles.shade} onClick={close} />
          <section id={panelId} className={styles.panel} aria-label={t('shopMenu.title')}>
            <div className={joinClasses('wrap', styles.columns)}>
              <div className={styles.categories}>
                <CategoryLink to={linkTo('Shop', undefined, { type: 'bud' })} icon={<Flower2 />}>
                  <b>{t('shopMenu.flowers')}</b>
                  <span>{t('shopMenu.flowersNote')}</span>
                </CategoryLink>
                <CategoryLink to={linkTo('Shop', undefined, { type: 'extract' })} icon={<Droplets />}>
                  <b>{t('shopMenu.extracts')}</b>
                  <span>{t('shopMenu.extractsNote')}</span>
                </CategoryLink>
              </div>
              <div className={styles.path}>
                <h2>{t('shopMenu.howToOrder')}</h2>
                <Steps
                  className={styles.steps}
                  steps={orderSteps.map((step) => ({
                    name: t(`shopMenu.steps.${step}`),
                    text: t(`shopMenu.steps.${step}Note`),
                  }))}
                />
                <Link to={linkTo('Faq')}>{t('shopMenu.questions')}</Link>
              </div>
            </div>
          </section>
        </>
      )}
    </div>
  );
}

function CategoryLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={styles.category}>
      <span className={styles.plate}>{icon}</span>
      <span className={styles.words}>{children}</span>
      <ArrowRight className={styles.arrow} />
    </Link>
  );
}
