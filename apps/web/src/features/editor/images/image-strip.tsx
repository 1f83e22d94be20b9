import Image from 'lucide-react/icons/image';
import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Row } from '#ui/row.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { nameOf } from '../places.ts';
import styles from './image-strip.module.css';

interface ImageStripProps {
  /** The paths of the images in the open folder. */
  images: readonly string[];
  /** Where the browser finds an image; null for one that is not public yet. */
  addressOf: (path: string) => string | null;
  /** Undefined where there is no text to insert into. */
  onInsert?: ((path: string) => void) | undefined;
  onRemove: (path: string) => void;
  onUpload: () => void;
}

/** The images beside the text as thumbnails (CM-02). */
export function ImageStrip({ images, addressOf, onInsert, onRemove, onUpload }: ImageStripProps) {
  const t = useTranslations('editor.images');
  const tFiles = useTranslations('editor.files');
  const id = useId();

  return (
    <section className={styles.strip} aria-labelledby={id}>
      <Row gap={[0.25, 1]} spread="apart">
        <Subheading as="h2" isBold isSmall id={id}>
          {t('title')}
        </Subheading>
        {onInsert && images.length > 0 && (
          <Text as="span" size="small">
            {t('insertHint')}
          </Text>
        )}
      </Row>
      <ul>
        {images.map((path) => (
          <li key={path} className={styles.image}>
            <Thumbnail path={path} address={addressOf(path)} onInsert={onInsert} />
            <IconButton
              className={styles.remove}
              label={tFiles('remove', { name: nameOf(path) })}
              icon={<Trash2 />}
              onClick={() => onRemove(path)}
            />
          </li>
        ))}
        <li>
          <button type="button" className={styles.upload} onClick={onUpload}>
            <ImageUp />
            {t('upload')}
          </button>
        </li>
      </ul>
    </section>
  );
}

interface ThumbnailProps {
  path: string;
  address: string | null;
  onInsert: ImageStripProps['onInsert'];
}

function Thumbnail({ path, address, onInsert }: ThumbnailProps) {
  const t = useTranslations('editor.images');
  const name = nameOf(path);
  const picture = address ? (
    <img src={address} alt={onInsert ? '' : name} loading="lazy" />
  ) : (
    <span className={styles.hidden} title={t('inDraft')}>
      <Image aria-hidden="true" />
      <span className="visually-hidden">{t('inDraft')}</span>
    </span>
  );

  return onInsert ? (
    <button type="button" className={styles.thumbnail} title={name} onClick={() => onInsert(path)}>
      {picture}
      <span className="visually-hidden">{t('insert', { name })}</span>
      <span aria-hidden="true">{name}</span>
    </button>
  ) : (
    <span className={styles.thumbnail} title={name}>
      {picture}
      <span>{name}</span>
    </span>
  );
}
