import { shownFileName } from '../../files/shown-file-name.ts';
import { newObjectKey } from '../../storage/object-key.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { uploadContentTypeOf } from './upload-content-type.ts';

const formLifeSeconds = 5 * 60;

export interface AnnouncedFile {
  fileName: string;
  sizeBytes: number;
}

/** A signed form for one file, and what is known of that file before it arrives. */
export async function openForm(objectStore: ObjectStore, { fileName, sizeBytes }: AnnouncedFile, now: Date) {
  const key = newObjectKey();
  const contentType = uploadContentTypeOf(fileName);
  const form = await objectStore.signUpload({ key, contentType, sizeBytes, lifeSeconds: formLifeSeconds });
  const announced = {
    key,
    fileName: shownFileName(fileName, 'rezept'),
    contentType,
    sizeBytes,
    createdAt: now,
    formExpiresAt: new Date(now.getTime() + formLifeSeconds * 1_000),
    // The receiver of the form has the same secret.
    sealedWith: objectStore.sealId,
  };
  return { form, announced };
}
