import { useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { ApiError } from '#lib/api-error.ts';
import { fieldsOf } from '#lib/read-fields.ts';
import type { ImageProblem } from './image-files.ts';

/** The browser sees already what the server would not take. */
export class ImageRefused extends Error {
  override readonly name = 'ImageRefused';
  readonly reason: ImageProblem;

  constructor(reason: ImageProblem) {
    super(`The image is refused: ${reason}`);
    this.reason = reason;
  }
}

const reasons: readonly ImageProblem[] = ['type', 'size', 'exists', 'unsafe'];

export function useImageFailureText(): (error: unknown) => string {
  const t = useTranslations('editor.images.refused');
  const errorText = useErrorText();
  return (error) => {
    const given = error instanceof ApiError ? fieldsOf(error.data)?.reason : null;
    const reason = error instanceof ImageRefused ? error.reason : reasons.find((known) => known === given);
    return reason ? t(reason) : errorText(error);
  };
}
