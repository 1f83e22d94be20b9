import { groupIban } from '@shop/contract/bank-account';
import type { PendingChange } from '@shop/contract/desk/pending-change';
import { isOfFile } from '@shop/contract/desk/pending-kinds';
import type { Role } from '@shop/contract/rights';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { useLocale, useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stack } from '#ui/stack.tsx';
import { showToast } from '#ui/toast.ts';

/** Above the work of every lead: what one of them has changed and the others confirm or stop. */
export function PendingChanges({ changes }: { changes: readonly PendingChange[] }) {
  const t = useTranslations('desk.pending');
  if (changes.length === 0) return null;
  return (
    <Stack as="ul" gap={0.5} aria-label={t('label')}>
      {changes.map((change) => (
        <li key={change.id}>
          <Change change={change} />
        </li>
      ))}
    </Stack>
  );
}

function Change({ change: { id, detail, proposedByName: name, countsFrom, mayConfirm } }: { change: PendingChange }) {
  const t = useTranslations('desk.pending');
  const locale = useLocale();
  const what = useWords()(detail);
  const { mutate, isPending } = useStep();
  const when = `${formatDate(countsFrom, locale)}, ${formatTime(countsFrom, locale)}`;
  return (
    <Notice
      tone="warn"
      icon={<Hourglass aria-hidden="true" />}
      actions={
        <>
          {mayConfirm && (
            <Button
              size="small"
              variant="primary"
              isBusy={isPending}
              aria-label={t('confirmOf', { what })}
              onClick={() => mutate({ name: 'confirmPendingChange', id })}
            >
              {t('confirm')}
            </Button>
          )}
          <Button
            size="small"
            isBusy={isPending}
            aria-label={t('stopOf', { what })}
            onClick={() => mutate({ name: 'stopPendingChange', id })}
          >
            {t('stop')}
          </Button>
        </>
      }
    >
      <p>
        <b>{what}</b>
      </p>
      <p>
        {name === null ? t(isOfFile(detail.kind) ? 'byFile' : 'byCommand', { when }) : t('by', { name, when })}{' '}
        {!mayConfirm && t('needsOther')}
      </p>
    </Notice>
  );
}

function useWords(): (detail: PendingChange['detail']) => string {
  const t = useTranslations('desk.pending');
  const roles = (held: readonly Role[]) => held.map((role) => t(`roleNames.${role}`)).join(', ');
  return (detail) => {
    switch (detail.kind) {
      case 'bank': {
        const { from, to } = detail;
        if (groupIban(from.iban) === groupIban(to.iban) && from.bic === to.bic && from.bankName === to.bankName) {
          return t('vatId', { to: to.vatId || '–', from: from.vatId || '–' });
        }
        const iban = groupIban(detail.to.iban) || t('noAccount');
        const before = groupIban(detail.from.iban) || t('noAccount');
        return t('bank', { iban, bankName: detail.to.bankName || '–', before });
      }
      case 'release':
        return t('release', { from: t(`rules.${detail.from}`), to: t(`rules.${detail.to}`) });
      case 'roles':
        return t('roles', { name: detail.name, from: roles(detail.from), to: roles(detail.to) });
      case 'device':
        return t('device', { name: detail.name, device: detail.deviceName });
      case 'hold':
        return t('hold', { code: detail.orderCode });
    }
  };
}

interface Step {
  name: 'confirmPendingChange' | 'stopPendingChange';
  id: string;
}

function useStep() {
  const t = useTranslations('desk.pending');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, id }: Step) => {
      const params = { id };
      if (name === 'confirmPendingChange') return (await deskCall(name, { params })).isPending ? 'backed' : 'confirmed';
      await deskCall(name, { params });
      return 'stopped';
    },
    onSuccess: (outcome) => showToast(t(outcome), { type: 'success' }),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all() }),
  });
}
