import { useEffect, useState } from 'react';
import { isPicture } from './prescription-file.ts';

/** An address for a picture that is only in this browser; null for anything else. */
export function usePreview(file: File | null): string | null {
  const [address, setAddress] = useState<string | null>(null);

  useEffect(() => {
    if (!file || !isPicture(file)) return;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(null);
    };
  }, [file]);

  return address;
}
