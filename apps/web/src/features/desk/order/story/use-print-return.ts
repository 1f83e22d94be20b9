import { useMutation } from '@tanstack/react-query';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { saveFile } from '#lib/save-file.ts';
import { showToast } from '#ui/toast.ts';

export function usePrintReturn(orderId: string) {
  const errorText = useErrorText();
  const deskCall = useDeskCall();
  return useMutation({
    mutationFn: (returnId: string) => deskCall('printReturn', { params: { id: orderId, returnId } }),
    onSuccess: (paper) => saveFile(paper, 'rueckgabe.pdf'),
    onError: (error) => showToast(errorText(error), { type: 'error' }),
  });
}
