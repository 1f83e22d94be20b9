import { type OwnPoint, type Stage, stages } from '@shop/contract/desk/checklist';
import { pointFormats, pointWordsLimit } from '@shop/contract/own-points';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useTranslations } from 'use-intl';
import grid from '#domain/desk/writing/field-grid.module.css';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { FieldGroup, TextField } from '#ui/field.tsx';
import { FieldLabel } from '#ui/field-label.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import styles from './settings.module.css';

interface OwnPointEntryProps {
  point: OwnPoint;
  place: number;
  isLast: boolean;
  errorOf: (field: 'de' | 'en' | 'formats') => string | undefined;
  onChange: (changes: Partial<OwnPoint>) => void;
  /** With the name that the point goes by. */
  onMove: (name: string, steps: 1 | -1) => void;
  onRemove: () => void;
}

/** The id of a control, for whoever wants to give it the focus. */
export function fieldOf({ id }: OwnPoint, field: 'de' | 'en' | 'stage' | 'formats' | 'up' | 'down'): string {
  return `point-${id}-${field}`;
}

const languages = ['de', 'en'] as const;

export function OwnPointEntry({ point, place, isLast, errorOf, onChange, onMove, onRemove }: OwnPointEntryProps) {
  const t = useTranslations('deskSettings.checklist');
  const name = t('entry', { number: String(place + 1) });
  const isFormatMissing = errorOf('formats') !== undefined;
  const toggle = (format: OwnPoint['formats'][number]) =>
    pointFormats.filter((one) => point.formats.includes(one) !== (one === format));

  return (
    <section className={styles.entry} aria-label={name}>
      <div className={styles.entryHead}>
        <h3>{name}</h3>
        <IconButton
          isOutlined
          id={fieldOf(point, 'up')}
          label={t('up', { point: name })}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={place === 0}
          onClick={() => place > 0 && onMove(name, -1)}
        />
        <IconButton
          isOutlined
          id={fieldOf(point, 'down')}
          label={t('down', { point: name })}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={isLast}
          onClick={() => !isLast && onMove(name, 1)}
        />
        <Button size="small" aria-label={t('removeNamed', { point: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <div className={grid.fields}>
        {languages.map((language) => (
          <TextField
            key={language}
            id={fieldOf(point, language)}
            label={t(language)}
            lang={language}
            autoComplete="off"
            value={point[language]}
            maxLength={pointWordsLimit}
            error={errorOf(language)}
            onChange={({ currentTarget }) => onChange({ [language]: currentTarget.value })}
          />
        ))}
        <div className={grid.choice}>
          <FieldLabel id={fieldOf(point, 'stage')} label={t('stage')} />
          <Select
            id={fieldOf(point, 'stage')}
            value={point.stage}
            onChange={({ currentTarget }) => onChange({ stage: currentTarget.value as Stage })}
          >
            {stages.map((stage) => (
              <option key={stage} value={stage}>
                {t(`stages.${stage}`)}
              </option>
            ))}
          </Select>
        </div>
        <FieldGroup
          id={fieldOf(point, 'formats')}
          label={t('formats')}
          error={isFormatMissing ? t('formatMissing') : undefined}
        >
          {pointFormats.map((format) => (
            <Choice
              key={format}
              checked={point.formats.includes(format)}
              aria-invalid={isFormatMissing || undefined}
              onChange={() => onChange({ formats: toggle(format) })}
            >
              {t(`formatNames.${format}`)}
            </Choice>
          ))}
        </FieldGroup>
      </div>
    </section>
  );
}
