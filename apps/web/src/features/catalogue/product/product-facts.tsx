import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatFileSize } from '#lib/format.ts';
import { makeRequest } from '#lib/request.ts';
import { countryName } from '../country-name.ts';
import { geneticName } from '../genetic-name.ts';
import type { Product } from '../read-product.ts';
import { descriptionIn } from './description-in.ts';
import { firstSentence } from './first-sentence.ts';
import styles from './product-facts.module.css';

/** The table of PD-04. A row stays when its value is missing, so that two products can be compared line by line. */
export function ProductFacts({ product }: { product: Product }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const description = descriptionIn(locale, product);
  const headingId = useId();
  const { genetic, country, isIrradiated, manufacturer, strain, grower, pzn } = product;

  return (
    <section className={styles.facts}>
      <h2 id={headingId}>{t('facts')}</h2>
      <table aria-labelledby={headingId}>
        <tbody>
          <Fact name={t('fact.description')} isGerman={description?.lang === 'de'}>
            {description && firstSentence(description.text)}
          </Fact>
          <Fact name={t('fact.genetics')}>{genetic && geneticName(genetic)}</Fact>
          <Fact name={t('fact.origin')}>{country && countryName(country, locale)}</Fact>
          <Fact name={t('fact.irradiation')}>{t(`irradiation.${answerOf(isIrradiated)}`)}</Fact>
          <Fact name={t('fact.manufacturer')} isGerman>
            {manufacturer}
          </Fact>
          <Fact name={t('fact.strain')} isGerman>
            {strain}
          </Fact>
          <Fact name={t('fact.grower')} isGerman>
            {grower}
          </Fact>
          <Fact name={t('fact.itemNumber')}>{pzn}</Fact>
        </tbody>
      </table>
      {product.certificateBytes !== null && <Certificate slug={product.slug} bytes={product.certificateBytes} />}
    </section>
  );
}

/** A download that the browser makes by itself, so that it opens and keeps it as the person is used to. */
function Certificate({ slug, bytes }: { slug: string; bytes: number }) {
  const t = useTranslations('product');
  const locale = useLocale();
  const [address] = makeRequest('readProductCertificate', { params: { slug } });
  return (
    <p className={styles.certificate}>
      <FileText aria-hidden="true" />
      <span>
        <a href={address} download>
          {t('certificate', { size: formatFileSize(bytes, locale) })}
        </a>{' '}
        {t('certificateNote')}
      </span>
    </p>
  );
}

interface FactProps {
  name: string;
  /** A product's own text rather than the interface's. */
  isGerman?: boolean;
  children: ReactNode;
}

function Fact({ name, isGerman = false, children }: FactProps) {
  const t = useTranslations('product');
  return (
    <tr>
      <th scope="row">{name}</th>
      {children ? (
        <td lang={isGerman ? 'de' : undefined}>{children}</td>
      ) : (
        <td className={styles.missing}>{t('notStated')}</td>
      )}
    </tr>
  );
}

function answerOf(fact: boolean | null): 'yes' | 'no' | 'unknown' {
  if (fact === null) return 'unknown';
  return fact ? 'yes' : 'no';
}
