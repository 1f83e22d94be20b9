import { useState } from 'react';

const fallback = '/favicon.svg';

interface ProductImageProps {
  /** Largest first. Our own are named by their width, `…-640.webp`; the browser then takes the one that fits. */
  images: readonly string[];
  alt: string;
  /** How wide the picture is drawn, in CSS's terms. */
  sizes: string;
  /** The first pictures of a page are wanted at once, the others when they come near. */
  isEager: boolean;
}

/** A product's picture; the shop's mark where there is none or it cannot be loaded. */
export function ProductImage({ images, alt, sizes, isEager }: ProductImageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const url = images[0] ?? null;
  const hasPicture = url !== null && url !== failedUrl;

  return (
    <img
      src={hasPicture ? url : fallback}
      {...(hasPicture && { srcSet: widthsOf(images), sizes })}
      alt={hasPicture ? alt : ''}
      data-fallback={hasPicture ? undefined : ''}
      width={640}
      height={640}
      loading={isEager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setFailedUrl(url)}
    />
  );
}

function widthsOf(images: readonly string[]): string | undefined {
  const sized = images.flatMap((url) => {
    const width = /-(\d{2,4})\.\w+$/.exec(url)?.[1];
    return width ? [`${url} ${width}w`] : [];
  });
  return sized.length > 1 ? sized.join(', ') : undefined;
}
