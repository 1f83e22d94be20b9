import { longestPictureAlt } from '@shop/contract/picture-sizes';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './catalogue.module.css';
import type { ArrangedPicture } from './picture-order.ts';

interface PictureEntryProps {
  picture: ArrangedPicture;
  src: string;
  number: number;
  isLast: boolean;
  isBusy: boolean;
  onChange: (picture: ArrangedPicture) => void;
  onMove: (steps: number) => void;
  onRemove: () => void;
}

export function PictureEntry({ picture, src, number, isLast, isBusy, onChange, onMove, onRemove }: PictureEntryProps) {
  const t = useTranslations('deskCatalogue.pictures');
  const id = useId();
  const isMissing = picture.altDe.trim() === '';
  return (
    <li className={styles.picture}>
      <img src={src} alt={picture.altDe} width={96} height={96} />
      <div className={styles.pictureActs}>
        <IconButton
          isOutlined
          label={t('earlier', { number })}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={number === 1 || isBusy}
          onClick={() => onMove(-1)}
        />
        <IconButton
          isOutlined
          label={t('later', { number })}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={isLast || isBusy}
          onClick={() => onMove(1)}
        />
        <IconButton
          isOutlined
          label={t('remove', { number })}
          icon={<Trash aria-hidden="true" />}
          disabled={isBusy}
          onClick={onRemove}
        />
      </div>
      <TextField
        id={`${id}-de`}
        className={styles.pictureAlt}
        label={t('altDe')}
        value={picture.altDe}
        maxLength={longestPictureAlt}
        error={isMissing ? t('altMissing') : undefined}
        onChange={({ target }) => onChange({ ...picture, altDe: target.value })}
      />
      <TextField
        id={`${id}-en`}
        className={styles.pictureAlt}
        label={t('altEn')}
        isOptional
        lang="en"
        value={picture.altEn}
        maxLength={longestPictureAlt}
        onChange={({ target }) => onChange({ ...picture, altEn: target.value })}
      />
    </li>
  );
}
