import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { publicAddress } from './places.ts';

/** Images that were uploaded here: those of a draft are not public, so the browser shows its own copy. */
export function useUploaded() {
  const queryClient = useQueryClient();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef<string[]>([]);

  useEffect(
    () => () => {
      for (const address of made.current) URL.revokeObjectURL(address);
    },
    [],
  );

  return {
    /** By their public address. */
    addresses,
    add(path: string, file: File) {
      const address = URL.createObjectURL(file);
      made.current.push(address);
      setAddresses(new Map(addresses).set(publicAddress(path), address));
      void queryClient.invalidateQueries({ queryKey: ['editor', 'folder'] });
    },
  };
}
