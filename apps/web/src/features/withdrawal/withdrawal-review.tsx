import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Button } from '#ui/button.tsx';
import { FailureNotice } from '#ui/notice.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import type { Declaration } from './declaration.ts';
import { DeclarationFacts } from './declaration-facts.tsx';
import styles from './withdrawal.module.css';

interface WithdrawalReviewProps {
  declaration: Declaration;
  isSending: boolean;
  error: unknown;
  onConfirm: () => void;
  onChange: () => void;
}

/** The second step: everything once more, and the button that sends it. */
export function WithdrawalReview({ declaration, isSending, error, onConfirm, onChange }: WithdrawalReviewProps) {
  const t = useTranslations('withdrawal.review');
  return (
    <Stack gap={1.25} className={styles.form}>
      {error !== null && <SendFailure error={error} />}
      <DeclarationFacts declaration={declaration} />
      <Row gap={0.6} isStackedOnPhones className="screen-only">
        <Button variant="primary" size="large" isBusy={isSending} onClick={onConfirm}>
          {t('confirm')}
        </Button>
        <Button size="large" onClick={onChange}>
          {t('change')}
        </Button>
      </Row>
      <Text size="small" isHyphenated>
        {t('hint')}
      </Text>
    </Stack>
  );
}

/** A deadline may be running: who cannot send it here is told how else. */
function SendFailure({ error }: { error: unknown }) {
  const t = useTranslations('withdrawal.review');
  const errorText = useErrorText();
  const { email } = useShopConfig();

  return (
    <FailureNotice error={error}>
      <p>
        <b>{t('failed')}</b> {errorText(error)}
      </p>
      <p>{t.rich('otherwise', { email: () => <a href={`mailto:${email}`}>{email}</a> })}</p>
    </FailureNotice>
  );
}
