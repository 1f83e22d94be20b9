import { useState } from 'react';
import { joinClasses } from './join-classes.ts';
import { Plate } from './plate.tsx';
import styles from './thumbnail.module.css';

const fallback = '/favicon.svg';

interface ThumbnailProps {
  url: string | null;
  isDimmed?: boolean;
  className?: string | undefined;
}

/**
 * The small picture of a product; the shop's mark where there is none or it cannot be loaded. The name stands beside it.
 * Another size than 4.5rem is set as `--thumbnail` around it.
 */
export function Thumbnail({ url, isDimmed = false, className }: ThumbnailProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasPicture = url !== null && url !== failedUrl;

  return (
    <Plate className={joinClasses(styles.plate, isDimmed && styles.dimmed, className)}>
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
    </Plate>
  );
}
