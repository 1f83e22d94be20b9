import { useFileSending } from '#domain/desk/attach/use-file-sending.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';

/** Sends the scan of an original and keeps it with its order. */
export function useAttachScan(orderId: string) {
  const deskCall = useDeskCall();
  const params = { id: orderId };
  const { state, fault, send } = useFileSending({
    requestForm: (body) => deskCall('requestOriginalUpload', { params, body }),
  });
  const attach = (file: File) => send(file, (key) => deskCall('attachOriginal', { params, body: { key } }));
  // Originals belong to the order whatever the patient says of other data.
  return { state, fault: fault === 'consent' ? ('other' as const) : fault, attach };
}
