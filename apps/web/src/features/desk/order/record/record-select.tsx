import { Select } from '#ui/select.tsx';
import styles from './record.module.css';

interface RecordSelectProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

export function RecordSelect({ name, label, value, options, onChange }: RecordSelectProps) {
  const id = `record-${name}`;
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <Select id={id} name={name} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </Select>
    </div>
  );
}
