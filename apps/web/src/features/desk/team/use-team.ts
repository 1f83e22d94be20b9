import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { call } from '#lib/api.ts';
import { deskKeys } from '#lib/query-keys.ts';
import { showToast } from '#ui/toast.ts';

export const staffQuery = queryOptions({
  queryKey: deskKeys.staff(),
  queryFn: ({ signal }) => call('listStaff', {}, { signal }),
});

export const ownDevicesQuery = queryOptions({
  queryKey: deskKeys.ownDevices(),
  queryFn: ({ signal }) => call('readOwnDevices', {}, { signal }),
});

interface DeviceStep {
  name: 'admitPasskey' | 'endPasskey' | 'endDeskSession';
  id: string;
  device: string;
}

/** Admits or ends a device, tells so, and reads the lists anew. */
export function useDeviceStep() {
  const t = useTranslations('deskTeam.devices');
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ name, id }: DeviceStep) => deskCall(name, { params: { id } }),
    onSuccess: (answer, { name, device }) => {
      const waits = 'isPending' in answer && answer.isPending;
      const admitted = waits ? 'admitPending' : 'admitted';
      showToast(t(name === 'admitPasskey' ? admitted : 'endDone', { device }), { type: 'success' });
    },
    onError: (error) => showToast(errorText(error), { type: 'error' }),
    // One's own session may have been among them: who is there is asked anew too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskKeys.all() }),
  });
}
