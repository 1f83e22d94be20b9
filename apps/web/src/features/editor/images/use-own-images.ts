import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { warn } from '#lib/log.ts';
import { editorKeys } from '#lib/query-keys.ts';
import { publicAddress } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';

/**
 * Images that the public cannot see yet have no address for the browser to ask at: it shows a copy of its own, of what was
 * uploaded here or what the server gives to editors.
 *
 * @param drafts the paths of images beside a draft
 */
export function useOwnImages(drafts: readonly string[]) {
  const queryClient = useQueryClient();
  const call = useEditorCall();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef<string[]>([]);
  const asked = useRef(new Set<string>());

  function keep(path: string, image: Blob) {
    const address = URL.createObjectURL(image);
    made.current.push(address);
    asked.current.add(path);
    setAddresses((known) => new Map(known).set(publicAddress(path), address));
  }

  useEffect(() => {
    for (const path of drafts.filter((draft) => !asked.current.has(draft))) {
      asked.current.add(path);
      call('readEditorImage', { query: { path } })
        .then((image) => keep(path, image as unknown as Blob))
        .catch((error: unknown) => warn('An image of a draft could not be read.', error));
    }
  });

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
      keep(path, file);
      void queryClient.invalidateQueries({ queryKey: editorKeys.folder() });
    },
  };
}
