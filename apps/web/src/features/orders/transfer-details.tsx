import { Fragment, type ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoney } from '#lib/format.ts';
import { Columns } from '#ui/columns.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Stack } from '#ui/stack.tsx';
import { GiroCode } from './giro-code.tsx';
import type { Transfer } from './order.ts';
import styles from './transfer-details.module.css';

interface TransferDetailsProps {
  transfer: Transfer;
  amountCents: number | null;
}

/** All that a transfer needs, to be read, copied or scanned. */
export function TransferDetails({ transfer, amountCents }: TransferDetailsProps) {
  const t = useTranslations('orders.next.payment');
  const locale = useLocale();
  const { recipient, iban, bic, bankName, reference, qrCode } = transfer;

  return (
    <Columns until={900} gap={[1.25, 2]} className={styles.transfer}>
      <Stack as="dl" gap={0.75} className={styles.facts}>
        <Fact name={t('recipient')} copy={<Copy text={recipient} label={t('copyRecipient')} />}>
          {recipient}
        </Fact>
        <Fact name={t('iban')} copy={<Copy text={iban} label={t('copyIban')} />}>
          {inGroups(iban)}
        </Fact>
        {bic && <Fact name={t('bic')}>{bic}</Fact>}
        {bankName && <Fact name={t('bank')}>{bankName}</Fact>}
        <Fact name={t('reference')} copy={<Copy text={reference} label={t('copyReference')} />}>
          <b>{reference}</b>
        </Fact>
        {amountCents !== null && (
          <Fact
            name={t('amount')}
            copy={<Copy text={(amountCents / 100).toFixed(2).replace('.', ',')} label={t('copyAmount')} />}
          >
            <b>{formatMoney(amountCents, locale)}</b>
          </Fact>
        )}
      </Stack>
      {qrCode && <GiroCode code={qrCode} />}
    </Columns>
  );
}

function Fact({ name, copy, children }: { name: string; copy?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={styles.value} translate="no">
        {children}
      </dd>
      {copy && <dd className={styles.copy}>{copy}</dd>}
    </div>
  );
}

function Copy({ text, label }: { text: string; label: string }) {
  const t = useTranslations('orders.card');
  return <CopyButton size="small" text={text} label={label} copiedText={t('copied')} failedText={t('copyFailed')} />;
}

/** DE02 1203 …: drawn apart, so that four can be compared at a time. */
function inGroups(iban: string) {
  return (iban.match(/.{1,4}/g) ?? []).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the groups of an IBAN never change their order.
    <Fragment key={index}>
      <span className={styles.group}>{group}</span>{' '}
    </Fragment>
  ));
}
