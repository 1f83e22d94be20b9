import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './back-to-top.module.css';

/** CT-07. */
const appearsAfterPixels = 400;

export function BackToTop() {
  const t = useTranslations('content.glossary');
  const isFarDown = useIsFarDown();

  function goUp() {
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
    // The button goes away; whoever works by keyboard goes on at the top.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }

  return (
    <div className={joinClasses('screen-only', styles.place)}>
      {isFarDown && (
        <Button icon={<ArrowUp />} className={styles.button} onClick={goUp}>
          {t('toTop')}
        </Button>
      )}
    </div>
  );
}

function useIsFarDown(): boolean {
  const [isFarDown, setFarDown] = useState(false);

  useEffect(() => {
    const look = () => setFarDown(window.scrollY > appearsAfterPixels);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  return isFarDown;
}
