import type { WithdrawalCase } from '@shop/contract/desk/withdrawals';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce, type WriteHeaders } from '#domain/desk/writing/use-write-once.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast.ts';

export function useWithdrawals(closed: 'yes' | 'no') {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.withdrawals(closed),
    queryFn: ({ signal }) => deskCall('listWithdrawals', { query: { closed } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

export function useWithdrawal(id: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.withdrawal(id),
    queryFn: ({ signal }) => deskCall('readWithdrawal', { params: { id } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** The case is part of what the desk knows of its order. */
function useReadAnew() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: deskKeys.orders() });
}

/** What is done to a case, by the call that does it, with what it takes. */
export interface CaseActs {
  assignWithdrawal: { orderCode: string };
  confirmWithdrawalSender: { how: string };
  acceptWithdrawal: { lines: number[] | null; goods: 'nothing' | 'awaited' };
  refuseWithdrawal: { reason: string };
  noteGoodsBack: { note: string };
  waiveGoods: { reason: string };
  dismissWithdrawal: { reason: string };
  closeWithdrawal: undefined;
  reopenWithdrawal: undefined;
}

export function useCaseAct<Act extends keyof CaseActs>(act: Act, id: string, onDone: () => void) {
  const t = useTranslations('deskWithdrawals.done');
  const deskCall = useDeskCall();
  type Send = (
    name: Act,
    input: { params: { id: string }; headers: WriteHeaders; body?: CaseActs[Act] },
  ) => Promise<WithdrawalCase>;
  return useWriteOnce<CaseActs[Act], WithdrawalCase>({
    subjectId: `${id} ${act}`,
    send: (body, headers) =>
      (deskCall as unknown as Send)(act, { params: { id }, headers, ...(body !== undefined && { body }) }),
    doneWords: () => t(act as keyof CaseActs),
    onDone,
    readAnew: useReadAnew(),
  });
}

export interface EnteredDeclaration {
  channel: 'mail' | 'letter' | 'phone';
  receivedOn: string;
  fullName: string;
  orderCode: string;
  email: string | null;
  scope: 'whole' | 'part';
  products: string | null;
}

export function useEnterWithdrawal(onDone: (made: WithdrawalCase) => void) {
  const t = useTranslations('deskWithdrawals.done');
  const deskCall = useDeskCall();
  return useWriteOnce<EnteredDeclaration, WithdrawalCase>({
    subjectId: 'a declaration of withdrawal',
    send: (body, headers) => deskCall('enterWithdrawal', { headers, body }),
    doneWords: () => t('enterWithdrawal'),
    onDone,
    readAnew: useReadAnew(),
  });
}

export function usePrintGoodsBack(id: string) {
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  return useMutation({
    mutationFn: () => deskCall('printGoodsBack', { params: { id } }),
    onSuccess: (paper) => saveFile(paper, 'rueckgabe.pdf'),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
}
