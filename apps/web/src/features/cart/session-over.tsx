import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { openLogin } from '#domain/session/login-dialog.ts';
import { continueAsGuest } from '#domain/session/session-over.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.ts';
import { CartNote } from './cart-note.tsx';

/** Asks instead of beginning a guest's cart unnoticed: its lines would come on top of the account's at the next sign-in. */
export function SessionOver({ hasLines }: { hasLines: boolean }) {
  const t = useTranslations('cart.sessionOver');
  const queryClient = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function goOn() {
    setIsBusy(true);
    const isDone = await continueAsGuest(queryClient);
    setIsBusy(false);
    if (!isDone) showToast(t('failed'), { type: 'error' });
  }

  return (
    <CartNote title={t('title')} text={t(hasLines ? 'hintWithLines' : 'hint')}>
      <Button variant="primary" onClick={openLogin}>
        {t('signIn')}
      </Button>
      <Button disabled={isBusy} onClick={() => void goOn()}>
        {t('asGuest')}
      </Button>
    </CartNote>
  );
}
