import { useState } from 'react';

const fallback = '/favicon.svg';

interface ProductImageProps {
  url: string | null;
  alt: string;
  /** The first pictures of a page are wanted at once, the others when they come near. */
  isEager: boolean;
}

/** A product's picture; the shop's mark where there is none or it cannot be loaded. */
export function ProductImage({ url, alt, isEager }: ProductImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const hasPicture = url !== null && url !== failedUrl;

  return (
    <img
      src={hasPicture ? url : fallback}
      alt={hasPicture ? alt : ''}
      data-fallback={hasPicture ? undefined : ''}
      width={800}
      height={800}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedUrl(url)}
    />
  );
}
