import { useTranslations } from 'use-intl';
import field from '#ui/field.module.css';

interface CoverFieldProps {
  id: string;
  label: string;
  value: string;
  covers: readonly string[];
  onChange: (value: string) => void;
}

/** The picture above a post, chosen from those in its folder. */
export function CoverField({ id, label, value, covers, onChange }: CoverFieldProps) {
  const t = useTranslations('editor.fields');
  const withoutSize = value.replace(/#.*$/, '');
  const choices = [...new Set([...(value ? [withoutSize] : []), ...covers])];

  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <select id={id} className={field.input} value={withoutSize} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('noCover')}</option>
        {choices.map((address) => (
          <option key={address} value={address}>
            {decodeURIComponent(address.split('/').at(-1) ?? address)}
          </option>
        ))}
      </select>
    </div>
  );
}
