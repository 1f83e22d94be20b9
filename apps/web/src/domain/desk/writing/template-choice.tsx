import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { FieldLabel } from '#ui/field-label.tsx';
import { Select } from '#ui/select.tsx';

export interface Template {
  id: string;
  text: string;
}

interface TemplateChoiceProps {
  templates: readonly Template[];
  value: string;
  onChange: (text: string) => void;
}

/** Words ready to be sent or changed. What somebody has typed is kept: the words go below it. */
export function TemplateChoice({ templates, value, onChange }: TemplateChoiceProps) {
  const t = useTranslations('deskDecision');
  const id = useId();
  const chosen = templates.find(({ text }) => text === value);

  function choose(wanted: string): void {
    const text = templates.find((template) => template.id === wanted)?.text ?? '';
    const isOwn = value.trim() !== '' && !chosen;
    onChange(isOwn ? `${value.trim()}\n\n${text}`.trim() : text);
  }

  function nameOf(template: Template): string {
    const known = `templates.${template.id}` as 'templates.photo';
    return t.has(known) ? t(known) : template.text;
  }

  return (
    <div>
      <FieldLabel id={id} label={t('form.templates')} isOptional />
      <Select id={id} value={chosen?.id ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{t('form.noTemplate')}</option>
        {templates.map((template) => (
          <option key={template.id} value={template.id}>
            {nameOf(template)}
          </option>
        ))}
      </Select>
    </div>
  );
}
