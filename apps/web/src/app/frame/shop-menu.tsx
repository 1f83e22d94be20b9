import ChevronDown from 'lucide-react/icons/chevron-down';
import { type FocusEvent, useEffect, useId, useRef } from 'react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { useOverlays } from './overlays.ts';
import styles from './shop-menu.module.css';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

/** 'Shop' is a link like the others; the button beside it unfolds the way through the shop. */
export function ShopMenu() {
  const t = useTranslations('frame');
  const panelId = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { opened, open, close } = useOpenUntilNavigation<'shop'>();
  const isOpen = opened === 'shop';
  const overlays = useOverlays(isOpen);

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
          aria-controls={overlays && isOpen ? panelId : undefined}
          onClick={() => (isOpen ? close() : open('shop'))}
        >
          <ChevronDown />
        </button>
      </div>
      {overlays && isOpen && <overlays.ShopMenuPanel id={panelId} onClose={close} />}
    </div>
  );
}
