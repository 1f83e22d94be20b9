import type { PackingShown, PortionShown } from '@shop/contract/desk/packing';
import { useTranslations } from 'use-intl';
import { useHasRight } from '#domain/desk/desk-queries.ts';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { FailureWords } from '#domain/desk/writing/failure-words.tsx';
import type { CallInput } from '#lib/api.ts';
import { Button } from '#ui/button.tsx';
import { Pill } from '#ui/pill.tsx';
import { ApplicationChoice } from './application-choice.tsx';
import { ByHand } from './by-hand.tsx';
import styles from './packing.module.css';
import { usePackingWrite } from './packing-queries.ts';

interface LabelActsProps {
  packing: PackingShown;
  portion: PortionShown;
}

/** What is said about a label: how it is used, that it is printed or written by hand, and who has looked at it. */
export function LabelActs({ packing, portion }: LabelActsProps) {
  const t = useTranslations('deskPacking.label');
  const mayPrint = useHasRight('printLabel');
  const maySettle = useHasRight('reviewPrescription');
  const { label, labelMade, labelSeen, labelPrints, weighing } = portion;
  const isOpen = packing.status === 'preparing' && packing.releasedAt === null;
  const isMade = labelMade?.isCurrent ?? false;
  return (
    <div className={styles.labelActs}>
      {isOpen && maySettle && label.missing.includes('application') && (
        <ApplicationChoice packing={packing} portion={portion} />
      )}
      {labelMade && (
        <p>
          <Pill tone={isMade ? 'ok' : 'warn'}>
            {t(labelMade.isByHand ? 'byHandBy' : 'printedBy', { name: labelMade.by })}
          </Pill>{' '}
          {!isMade && t('outdated')}
        </p>
      )}
      {!labelMade && labelPrints > 0 && <p>{t('printedBefore')}</p>}
      {isOpen && mayPrint && weighing && !isMade && label.missing.length === 0 && (
        <ByHand packing={packing} portion={portion} />
      )}
      {labelSeen.map(({ by, at }) => (
        <p key={at}>
          <Pill tone="ok">{t('seenBy', { name: by })}</Pill>
        </p>
      ))}
      {isOpen && packing.mayRelease && isMade && !labelSeen.some(({ isYou }) => isYou) && (
        <Seen packing={packing} portion={portion} />
      )}
    </div>
  );
}

/** Pressed with the container in hand. */
function Seen({ packing: { id }, portion }: LabelActsProps) {
  const t = useTranslations('deskPacking.label');
  const deskCall = useDeskCall();
  const { write, isBusy, failure } = usePackingWrite<CallInput<'confirmLabel'>['body']>(
    id,
    (body, headers) => deskCall('confirmLabel', { params: { id }, headers, body }),
    () => t('seen'),
  );
  return (
    <>
      {failure && <FailureWords failure={failure} />}
      <Button
        variant="primary"
        isBusy={isBusy}
        onClick={() => write({ portion: portion.id, label: portion.label.version })}
      >
        {t('see')}
      </Button>
    </>
  );
}
