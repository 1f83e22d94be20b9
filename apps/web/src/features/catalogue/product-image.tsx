import { useState } from 'react';
import { isPhoto } from './photo-address.ts';
import { widthsOf } from './product-picture.ts';

const fallback = '/favicon.svg';

interface ProductImageProps {
  /** Largest first. */
  images: readonly string[];
  alt: string;
  /** How wide the picture is drawn, in CSS's terms. */
  sizes: string;
  /** The first pictures of a page are wanted at once, the others when they come near. */
  isEager: boolean;
  /** The one that the page is about comes before all others. */
  isMain?: boolean;
}

/** A product's picture; the shop's mark where there is none or it cannot be loaded. */
export function ProductImage({ images, alt, sizes, isEager, isMain = false }: ProductImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = images[0] ?? null;
  const hasPicture = url !== null && url !== failedUrl;

  return (
    <img
      src={hasPicture ? url : fallback}
      {...(hasPicture && { srcSet: widthsOf(images), sizes })}
      alt={hasPicture ? alt : ''}
      data-fallback={hasPicture ? undefined : ''}
      data-photo={hasPicture && isPhoto(url) ? '' : undefined}
      width={640}
      height={640}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isMain ? 'high' : undefined}
      decoding="async"
      onError={() => setFailedUrl(url)}
    />
  );
}
