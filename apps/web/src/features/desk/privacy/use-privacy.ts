import type { FoundPerson, PrivacyRequest } from '@shop/contract/desk/privacy';
import type { PrivacyKind, privacyChannels, privacyRefusals } from '@shop/contract/desk/privacy-words';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useWriteOnce, type WriteHeaders } from '#domain/desk/writing/use-write-once.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast.ts';

export function usePrivacyRequests() {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.privacyList(),
    queryFn: ({ signal }) => deskCall('listPrivacyRequests', {}, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

export function usePrivacyRequest(id: string) {
  const deskCall = useDeskCall();
  return useQuery({
    queryKey: deskKeys.privacyRequest(id),
    queryFn: ({ signal }) => deskCall('readPrivacyRequest', { params: { id } }, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
}

/** Orders come and go from sight with their person. */
function useReadAnew() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: deskKeys.privacy() });
    void queryClient.invalidateQueries({ queryKey: deskKeys.orders() });
  };
}

/** Whom somebody names. By POST, so that no address stands in one. */
export function useFindPerson() {
  const deskCall = useDeskCall();
  return useMutation<FoundPerson | null, Error, string>({
    mutationFn: async (person) => (await deskCall('findPrivacyPerson', { body: { person } })).person,
  });
}

export interface EnteredRequest {
  person: string;
  right: PrivacyKind;
  channel: (typeof privacyChannels)[number];
  receivedOn: string;
  identityHow: string;
}

export function useEnterRequest(onDone: (made: PrivacyRequest) => void) {
  const t = useTranslations('deskPrivacy.done');
  const deskCall = useDeskCall();
  return useWriteOnce<EnteredRequest, PrivacyRequest>({
    subjectId: 'a privacy request',
    send: (body, headers) => deskCall('enterPrivacyRequest', { headers, body }),
    doneWords: () => t('enterPrivacyRequest'),
    onDone,
    readAnew: useReadAnew(),
  });
}

/** What is done to a request, by the call that does it, with what it takes. */
export interface RequestActs {
  extendPrivacyRequest: { reason: string };
  refusePrivacyRequest: { ground: (typeof privacyRefusals)[number]; reason: string };
  answerWithCopy: { how: 'account' | 'handed' };
  correctPerson: {
    firstName: string;
    lastName: string;
    birthDate: string;
    email: string;
    phoneNumber: string;
    address: Record<'fullName' | 'street' | 'houseNumber' | 'postalCode' | 'city', string>;
  };
  erasePerson: { fingerprint: string };
  restrictPerson: undefined;
  announceLift: { reason: string };
  liftRestriction: undefined;
}

export function useRequestAct<Act extends keyof RequestActs>(act: Act, id: string, onDone: () => void = () => {}) {
  const t = useTranslations('deskPrivacy.done');
  const deskCall = useDeskCall();
  type Send = (
    name: Act,
    input: { params: { id: string }; headers: WriteHeaders; body?: RequestActs[Act] },
  ) => Promise<PrivacyRequest>;
  return useWriteOnce<RequestActs[Act], PrivacyRequest>({
    subjectId: `${id} ${act}`,
    send: (body, headers) =>
      (deskCall as unknown as Send)(act, { params: { id }, headers, ...(body !== undefined && { body }) }),
    doneWords: () => t(act as keyof RequestActs),
    onDone,
    readAnew: useReadAnew(),
  });
}

export function useDownloadCopy(id: string) {
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const readAnew = useReadAnew();
  return useMutation({
    mutationFn: () => deskCall('downloadPrivacyCopy', { params: { id } }),
    onSuccess: async (copy) => {
      saveFile(copy, 'datenkopie.zip');
      await readAnew();
    },
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
}
