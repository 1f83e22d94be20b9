import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Columns } from '#ui/columns.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { type Consent, everything, onlyNecessary, optionalCategories } from './consent.ts';
import styles from './consent-banner.module.css';
import { useRoomBelow } from './use-room-below.ts';

interface ConsentBannerProps {
  /** What was chosen before; null the first time. */
  chosen: Consent | null;
  /** Somebody asked for it: then it takes the focus, and gives it back. */
  takesFocus: boolean;
  onChoose: (consent: Consent) => void;
}

/**
 * CK-01, CK-02: asks without standing in the way. It is no modal, three buttons weigh the same, nothing is ticked before,
 * and what has the focus is never hidden behind it.
 */
export default function ConsentBanner({ chosen, takesFocus, onChoose }: ConsentBannerProps) {
  const t = useTranslations('consent');
  const { chat } = useShopConfig();
  const headingId = useId();
  const bannerRef = useRef<HTMLElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [selection, setSelection] = useState(chosen ?? onlyNecessary);
  useRoomBelow(bannerRef);

  useEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    headingRef.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [takesFocus]);

  return (
    <div className={`layer ${styles.layer}`}>
      <Stack as="section" gap={1} ref={bannerRef} className={styles.banner} aria-labelledby={headingId}>
        <h2 id={headingId} ref={headingRef} tabIndex={-1}>
          {t('title')}
        </h2>
        {/* Two short paragraphs: in one they would be the largest thing on a phone, and that comes last. */}
        <Stack gap={0.35}>
          <p>{t('necessaryOnly')}</p>
          <p>
            {chat.scriptUrl ? t('withChat') : t('withoutChat')} <Link to={linkTo('Privacy')}>{t('privacy')}</Link>
          </p>
        </Stack>
        <Row gap={[0.25, 1.1]} className={styles.categories}>
          <Choice checked disabled readOnly>
            {t('categories.necessary')}
          </Choice>
          {optionalCategories.map((category) => (
            <Choice
              key={category}
              checked={selection[category]}
              onChange={(event) => setSelection({ ...selection, [category]: event.target.checked })}
            >
              {t(`categories.${category}`)}
            </Choice>
          ))}
        </Row>
        <Columns
          until={700}
          columns="repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))"
          gap={0.5}
          className={styles.buttons}
        >
          <Button onClick={() => onChoose(onlyNecessary)}>{t('onlyNecessary')}</Button>
          <Button onClick={() => onChoose(selection)}>{t('saveSelection')}</Button>
          <Button onClick={() => onChoose(everything)}>{t('acceptAll')}</Button>
        </Columns>
      </Stack>
    </div>
  );
}
