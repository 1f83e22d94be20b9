import type { PayableOrderShown } from '@shop/contract/desk/payments';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import styles from './assign.module.css';

interface FindOrderProps {
  onFound: (order: PayableOrderShown) => void;
  /** Nothing else is to be done first: no order is known that it may be for. */
  isFirst: boolean;
}

/** Another order by its code, as it stands on a telephone note. */
export function FindOrder({ onFound, isFirst }: FindOrderProps) {
  const t = useTranslations('deskPayments.detail');
  const field = useId();
  const deskCall = useDeskCall();
  const errorText = useErrorText();
  const [code, setCode] = useState('');
  const search = useMutation({
    mutationFn: (wanted: string) => deskCall('findPayableOrder', { query: { code: wanted } }),
    onSuccess: (order) => {
      setCode('');
      onFound(order);
    },
  });
  const isMissing = search.error instanceof ApiError && search.error.id === 'NotFound';
  const failure = search.error && (isMissing ? t('notFound') : errorText(search.error));

  function find(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() !== '') search.mutate(code.trim());
  }

  return (
    <form className={styles.find} onSubmit={find}>
      <TextField
        id={field}
        label={t('find')}
        isOptional
        autoComplete="off"
        maxLength={50}
        value={code}
        error={failure}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" size="small" variant={isFirst ? 'primary' : 'secondary'} isBusy={search.isPending}>
        {t('findButton')}
      </Button>
    </form>
  );
}
