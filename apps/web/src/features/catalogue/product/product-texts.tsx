import { anchorOf } from '@shop/texts/anchor';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { plateHue } from '../plate-hue.ts';
import type { Product } from '../read-product.ts';
import { descriptionIn } from './description-in.ts';
import styles from './product-texts.module.css';

/** Description, terpenes and the text that a practice can copy into a prescription. Most product texts are German. */
export function ProductTexts({ product }: { product: Product }) {
  const t = useTranslations('product');
  const { terpenes, samplePrescription } = product;
  const description = descriptionIn(useLocale(), product);

  return (
    <Stack gap={2} className={styles.texts}>
      <section>
        <h2>{t('description')}</h2>
        {description ? (
          <p className={styles.description} lang={description.lang}>
            {description.text}
          </p>
        ) : (
          <p className={styles.missing}>{t('noDescription')}</p>
        )}
      </section>
      <section>
        <h2>{t('terpenes')}</h2>
        {terpenes.length > 0 ? (
          <Row as="ul" gap={0.5} className={styles.terpenes}>
            {terpenes.map((terpene) => (
              <li key={terpene}>
                <Link
                  to={glossaryAddress(terpene)}
                  className={styles.terpene}
                  style={{ '--hue': plateHue([terpene]) } as CSSProperties}
                  title={t('terpeneInGlossary', { terpene })}
                  lang="de"
                >
                  {terpene}
                </Link>
              </li>
            ))}
          </Row>
        ) : (
          <p className={styles.missing}>{t('noTerpenes')}</p>
        )}
      </section>
      {samplePrescription && (
        <section>
          <h2>{t('samplePrescription')}</h2>
          <Card isSunken gap={1} className={styles.sample}>
            <p lang="de">{samplePrescription}</p>
            <CopyButton
              text={samplePrescription}
              label={t('copy')}
              copiedText={t('copied')}
              failedText={t('copyFailed')}
            />
          </Card>
        </section>
      )}
    </Stack>
  );
}

function glossaryAddress(term: string): string {
  const anchor = anchorOf(term);
  return linkTo('Glossary') + (anchor && `#${anchor}`);
}
