import { useTranslations } from 'use-intl';
import panes from '#domain/desk/panes/panes.module.css';
import { Button } from '#ui/button.tsx';
import { CourierPart } from './courier-part.tsx';
import styles from './handover.module.css';
import { ParcelsPart } from './parcels-part.tsx';
import { PickupPart } from './pickup-part.tsx';
import { useHandOver } from './use-hand-over.ts';
import { WithdrawnPart } from './withdrawn-part.tsx';

/** The three ways out of the house, side by side. */
export function HandOverScreen() {
  const t = useTranslations('deskHandover');
  const { data, isError, refetch } = useHandOver();
  return (
    <div className={panes.screen}>
      <h1>{t('title')}</h1>
      {data ? (
        <div className={styles.parts}>
          <WithdrawnPart withdrawn={data.withdrawn} />
          <ParcelsPart parcels={data.parcels} />
          <CourierPart courier={data.courier} />
          <PickupPart pickup={data.pickup} />
        </div>
      ) : (
        <div role="status">
          <p>{isError ? t('failed') : t('loading')}</p>
          {isError && <Button onClick={() => void refetch()}>{t('retry')}</Button>}
        </div>
      )}
    </div>
  );
}
