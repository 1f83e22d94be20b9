import { type CSSProperties, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import { useObjectUrl } from '#ui/use-object-url.ts';
import styles from './paper.module.css';
import type { PaperLook } from './paper-look.ts';

interface PaperPictureProps {
  picture: Blob;
  name: string;
  look: PaperLook;
}

/** A page as it was photographed, scanned or drawn, turned and enlarged as somebody likes it. */
export function PaperPicture({ picture, name, look: { zoom, turns, hasContrast } }: PaperPictureProps) {
  const t = useTranslations('deskPaper');
  const address = useObjectUrl(picture);
  const [ratio, setRatio] = useState<number | null>(null);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Notice tone="warn">{t('broken')}</Notice>;
  const isUpright = turns % 2 === 0;
  return (
    <div
      className={styles.sheet}
      data-upright={isUpright}
      style={{ '--zoom': zoom / 100, '--ratio': ratio ?? 1, '--turn': `${turns * 90}deg` } as CSSProperties}
    >
      {address && (
        <img
          src={address}
          alt={name}
          data-contrast={hasContrast || undefined}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight || 1)}
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
