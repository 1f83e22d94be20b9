import type { BatchShown, CertificateShown } from '@shop/contract/desk/stock';
import FileText from 'lucide-react/icons/file-text';
import Paperclip from 'lucide-react/icons/paperclip';
import { type ChangeEvent, useRef } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useBatchName } from '#domain/desk/stock/use-batch-name.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { formatDate, formatFileSize } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import styles from './batch-certificate.module.css';
import { useAttachCertificate, useDownloadCertificate } from './use-certificate.ts';

/** The file of analysis of a batch: who may attaches it, everybody who sees the stock opens it. */
export function BatchCertificate({ batch }: { batch: BatchShown }) {
  const t = useTranslations('deskStock.certificate');
  const nameOf = useBatchName();
  const field = useRef<HTMLInputElement>(null);
  const mayAttach = useHasRight('receiveGoods');
  const { attach, isBusy, failure } = useAttachCertificate(batch);
  const current = batch.certificates.find(({ replacedAt }) => replacedAt === null);
  const earlier = batch.certificates.filter((one) => one !== current);
  const name = nameOf(batch);

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [file] = currentTarget.files ?? [];
    // The same file, corrected meanwhile, can be chosen again.
    currentTarget.value = '';
    if (file) attach(file);
  }

  return (
    <div className={styles.certificate}>
      <div className={styles.line}>
        {current ? <CertificateFile certificate={current} /> : <span className={styles.none}>{t('none')}</span>}
        {mayAttach && (
          <Button
            size="small"
            icon={<Paperclip aria-hidden="true" />}
            isBusy={isBusy}
            aria-label={t(current ? 'replaceOf' : 'attachTo', { batch: name })}
            onClick={() => field.current?.click()}
          >
            {t(current ? 'replace' : 'attach')}
          </Button>
        )}
        <input ref={field} type="file" accept=".pdf,application/pdf" hidden onChange={take} />
      </div>
      {failure && <FailureWords failure={failure} />}
      {earlier.length > 0 && (
        <ul className={styles.earlier}>
          {earlier.map((one) => (
            <li key={one.id}>
              <CertificateFile certificate={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function CertificateFile({ certificate }: { certificate: CertificateShown }) {
  const t = useTranslations('deskStock.certificate');
  const locale = useLocale();
  const { mutate } = useDownloadCertificate();
  const { fileName: name, sizeBytes, replacedAt } = certificate;
  const size = formatFileSize(sizeBytes, locale);
  return (
    <LinkButton className={styles.file} aria-label={t('open', { name, size })} onClick={() => mutate(certificate)}>
      <FileText aria-hidden="true" />
      <span>{replacedAt === null ? name : t('earlier', { day: formatDate(replacedAt, locale), name })}</span>
      <small>{size}</small>
    </LinkButton>
  );
}
