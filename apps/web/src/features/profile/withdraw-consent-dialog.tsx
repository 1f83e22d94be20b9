import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { useSave } from '#domain/person/use-save.ts';
import { formatDate, formatMoney } from '#lib/format.ts';
import { patientKeys } from '#lib/query-keys.ts';
import { forget } from '#lib/storage.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toast.ts';
import { type Consequences, consentWithdrawalQuery, withdrawConsent } from './consent-withdrawal.ts';
import { Listed } from './listed.tsx';

/** Says order by order and file by file what a withdrawal does, before it is done. */
export function WithdrawConsentDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('profile.withdrawal');
  const tProfile = useTranslations('profile');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const outlook = useQuery(consentWithdrawalQuery);
  const { save, isSaving, error } = useSave(withdrawConsent, ({ cancelled }) => {
    // The file that waited for the next order is deleted.
    forget('prescription_v1');
    void queryClient.invalidateQueries({ queryKey: patientKeys.all() });
    showToast(t('done', { count: cancelled.length }), { type: 'success' });
    onClose();
  });

  return (
    <Dialog title={t('title')} onClose={onClose}>
      <Stack gap={1}>
        <p>{t('lead')}</p>
        {outlook.isPending && <p role="status">{t('loading')}</p>}
        {outlook.error && (
          <Note tone="danger" role="alert">
            {t('loadFailed')} {errorText(outlook.error)}
          </Note>
        )}
        {outlook.data && <Outlook outlook={outlook.data} />}
        {error !== null && (
          <Note tone="danger" role="alert">
            {t('failed')} {errorText(error)}
          </Note>
        )}
        <Row gap={0.5}>
          {outlook.data ? (
            <Button variant="danger" isBusy={isSaving} onClick={() => save(undefined)}>
              {t('confirm')}
            </Button>
          ) : (
            outlook.error && (
              <Button isBusy={outlook.isFetching} onClick={() => void outlook.refetch()}>
                {t('retry')}
              </Button>
            )
          )}
          <Button variant="ghost" onClick={onClose}>
            {tProfile('cancel')}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

function Outlook({ outlook: { cancelled, carriedOut, deletedFiles, keptFiles } }: { outlook: Consequences }) {
  const t = useTranslations('profile.withdrawal');
  const locale = useLocale();
  const orderText = ({ code, date, totalCents }: Consequences['cancelled'][number]) =>
    t('order', { code, date: formatDate(date, locale), total: formatMoney(totalCents, locale) });

  return (
    <>
      <Listed title={t('cancelledTitle')} none={t('cancelledNone')} items={cancelled.map(orderText)}>
        {cancelled.length > 0 && (
          <Text size="small" isHyphenated>
            {t('refund')}
          </Text>
        )}
      </Listed>
      <Listed title={t('carriedOutTitle')} items={carriedOut.map(orderText)} />
      <Listed title={t('deletedTitle')} none={t('deletedNone')} items={deletedFiles} />
      <Listed
        title={t('keptTitle')}
        items={keptFiles.map(({ fileName, orderCode, until }) =>
          t('kept', { fileName, code: orderCode, date: formatDate(until, locale) }),
        )}
      />
      <Text size="small" isHyphenated>
        {t('record')}
      </Text>
      <p>{t('next')}</p>
    </>
  );
}
