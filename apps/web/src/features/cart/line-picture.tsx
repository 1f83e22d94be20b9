import { useState } from 'react';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './line-picture.module.css';

const fallback = '/favicon.svg';

interface LinePictureProps {
  url: string | null;
  isDimmed?: boolean;
  className?: string | undefined;
}

/** The thumbnail of a line; the shop's mark where there is none or it cannot be loaded. The name stands beside it. */
export function LinePicture({ url, isDimmed = false, className }: LinePictureProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasPicture = url !== null && url !== failedUrl;

  return (
    <div className={joinClasses(styles.plate, isDimmed && styles.dimmed, className)}>
      <img
        src={hasPicture ? url : fallback}
        alt=""
        data-fallback={hasPicture ? undefined : ''}
        width={88}
        height={88}
        loading="lazy"
        decoding="async"
        onError={() => setFailedUrl(url)}
      />
    </div>
  );
}
