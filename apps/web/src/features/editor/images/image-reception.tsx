import { useTranslations } from 'use-intl';
import { showToast } from '#ui/toast.ts';
import { nameOf } from '../places.ts';
import { type ChosenImage, ImageDialog } from './image-dialog.tsx';
import type { IncomingImages } from './use-incoming-images.ts';

interface ImageReceptionProps {
  incoming: IncomingImages;
  /** Whether there is a text to insert them into. */
  inserts: boolean;
  onDone: (image: ChosenImage) => void;
}

/** Asks for files, and then about each of them. */
export function ImageReception({ incoming, inserts, onDone }: ImageReceptionProps) {
  const t = useTranslations('editor.images');
  const { dir, waiting, picker, take, next } = incoming;
  const [image] = waiting;

  function finish(chosen: ChosenImage) {
    next();
    if (chosen.file) showToast(t('uploaded', { name: nameOf(chosen.path) }), { type: 'success' });
    onDone(chosen);
  }

  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept=".png,.jpg,.jpeg,.webp,.avif,.gif,.svg"
        aria-label={t('upload')}
        onChange={(event) => {
          take([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {image && dir !== null && (
        <ImageDialog key={waiting.length} image={image} dir={dir} inserts={inserts} onDone={finish} onClose={next} />
      )}
    </>
  );
}
