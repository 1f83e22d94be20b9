import type { StaffPerson } from '@shop/contract/desk/staff';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { showToast } from '#ui/toast.ts';
import { type PersonData, PersonForm } from './person-form.tsx';

interface PersonDialogProps {
  /** Null for somebody new. */
  person: StaffPerson | null;
  isSelf: boolean;
  onClose: () => void;
}

type Step = { kind: 'save'; data: PersonData } | { kind: 'end' };

/** Invites somebody, or changes or ends somebody's access. */
export function PersonDialog({ person, isSelf, onClose }: PersonDialogProps) {
  const t = useTranslations('deskTeam');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  const [isEnding, setIsEnding] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (step: Step) => {
      if (step.kind === 'end' && person) {
        await deskCall('endStaff', { params: { id: person.id }, body: { version: person.version } });
        return t('change.endDone', { name: person.name });
      }
      if (step.kind !== 'save') return '';
      const { email, name, roles } = step.data;
      if (person) {
        const body = { name, roles, version: person.version };
        const { isPending: waits } = await deskCall('changeStaff', { params: { id: person.id }, body });
        return t(waits ? 'change.pending' : 'change.done');
      }
      await deskCall('inviteStaff', { body: { email, name, roles } });
      return t('invite.done', { name });
    },
    onSuccess: (sentence) => {
      showToast(sentence, { type: 'success' });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all() }),
  });

  return (
    <Dialog title={person ? t('change.title', { name: person.name }) : t('invite.title')} onClose={onClose}>
      <Stack gap={1.25}>
        {error && (
          <Note tone="danger" role="alert">
            {errorText(error)}
          </Note>
        )}
        <PersonForm
          person={person}
          areRolesFixed={isSelf}
          isBusy={isPending}
          onSubmit={(data) => mutate({ kind: 'save', data })}
        />
        {person && !isEnding && (
          <Button variant="danger" onClick={() => setIsEnding(true)}>
            {t('change.end')}
          </Button>
        )}
        {isEnding && (
          <Stack gap={0.75}>
            <Text>{t('change.endLead')}</Text>
            <Button variant="danger" isBusy={isPending} onClick={() => mutate({ kind: 'end' })}>
              {t('change.endSure')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}
