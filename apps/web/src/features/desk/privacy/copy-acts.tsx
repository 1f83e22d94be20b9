import type { PrivacyRequest } from '@shop/contract/desk/privacy';
import Download from 'lucide-react/icons/download';
import { useTranslations } from 'use-intl';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import { Button } from '#ui/button.tsx';
import { Text } from '#ui/text.tsx';
import { useDownloadCopy, useRequestAct } from './use-privacy.ts';

/** The copy into the account with one click, or by hand: first taken, then handed over. */
export function CopyActs({ shown: { id, isCopyTaken } }: { shown: PrivacyRequest }) {
  const t = useTranslations('deskPrivacy.acts');
  const answer = useRequestAct('answerWithCopy', id);
  const download = useDownloadCopy(id);
  return (
    <>
      <Button variant="primary" isBusy={answer.isBusy} onClick={() => answer.write({ how: 'account' })}>
        {t('account')}
      </Button>
      <Button icon={<Download aria-hidden="true" />} isBusy={download.isPending} onClick={() => download.mutate()}>
        {t('download')}
      </Button>
      {isCopyTaken ? (
        <Button isBusy={answer.isBusy} onClick={() => answer.write({ how: 'handed' })}>
          {t('handed')}
        </Button>
      ) : (
        <Text size="small">{t('handedHint')}</Text>
      )}
      {answer.failure && <FailureWords failure={answer.failure} />}
    </>
  );
}
