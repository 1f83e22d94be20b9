import { useTranslations } from 'use-intl';
import { storySteps } from '#domain/desk/order/story-steps.ts';
import { useStoryWords } from '#domain/desk/order/use-story-words.ts';
import { MeanwhileNotice } from './meanwhile-notice.tsx';
import type { OrderChanges } from './order-changes.ts';

interface ChangedNoticeProps {
  changes: OrderChanges;
  onKeep: () => void;
  onDrop: () => void;
}

/** The order changed under an open form: what, and whether the typed text still counts. */
export function ChangedNotice({ changes, onKeep, onDrop }: ChangedNoticeProps) {
  const t = useTranslations('deskDecision.changed');
  const wordsOf = useStoryWords();
  const steps = storySteps(changes.story).map((step) => {
    const { what, by } = wordsOf(step);
    return `${what}: ${by}`;
  });
  const notes = changes.notes.map(({ by }) => t('note', { who: by }));
  const others = changes.isOtherwise ? [t('other')] : [];

  return (
    <MeanwhileNotice
      keepLabel={t('keep')}
      onKeep={onKeep}
      dropLabel={t('drop')}
      onDrop={onDrop}
      changes={[...steps, ...notes, ...others]}
    >
      <b>{t('title')}</b>
    </MeanwhileNotice>
  );
}
