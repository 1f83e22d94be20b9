import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLocaleChoice } from '#i18n/locale.tsx';
import { store } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Row } from '#ui/row.tsx';
import { useBrowserValue } from '#ui/use-browser-value.ts';
import styles from './english-offer.module.css';
import { isEnglishOffered } from './english-offered.ts';

/**
 * Offers English to a browser that asks for it, once: whichever answer is remembered as a choice of the language. The shop
 * never changes it by itself, because many who read English also read German.
 */
export function EnglishOffer() {
  const t = useTranslations('frame.englishOffer');
  const { locale, chooseLocale } = useLocaleChoice();
  const [isAnswered, setAnswered] = useState(false);
  // Drawn ahead for everybody, and shown by the sheet to those who are meant: it has its room from the first frame.
  const isOffered = useBrowserValue(isEnglishOffered, true);
  if (isAnswered || locale !== 'de' || !isOffered) return null;

  function stay() {
    store('locale', 'de');
    setAnswered(true);
  }

  return (
    <section lang="en" aria-label={t('label')} className={styles.offer}>
      <Row gap={[0.25, 1]} align="center" spread="around" className="wrap">
        <p>{t('text')}</p>
        <Row gap={0.5} align="center">
          <Button size="small" onClick={() => chooseLocale('en')}>
            {t('accept')}
          </Button>
          <IconButton label={t('decline')} icon={<X />} onClick={stay} />
        </Row>
      </Row>
    </section>
  );
}
