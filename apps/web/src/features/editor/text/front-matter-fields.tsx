import { readFrontMatter } from '@shop/texts/front-matter';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Choice } from '#ui/choice.tsx';
import { Columns } from '#ui/columns.tsx';
import { TextField } from '#ui/field.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { headOf, removeField, setField } from '../front-matter-lines.ts';
import type { TextKind } from '../places.ts';
import { CoverField } from './cover-field.tsx';
import styles from './front-matter-fields.module.css';

/** Fields that stand open. */
const first: Record<TextKind, readonly string[]> = {
  post: ['title', 'cover_image'],
  legal: ['title', 'version'],
  glossary: ['title'],
  page: ['title'],
  faq: [],
};

/** Fields that are offered although the text does not have them yet. */
const further: Partial<Record<TextKind, readonly string[]>> = {
  post: ['date', 'author', 'excerpt', 'cover_alt'],
};

interface FrontMatterFieldsProps {
  kind: TextKind;
  text: string;
  /** Images to choose the cover from, as they are written in texts. */
  covers: readonly string[];
  onChange: (text: string) => void;
  /** Another cover, or none: an address without its size. */
  onCover: (address: string) => void;
  onGoToLine: (line: number) => void;
}

/** The head of a text as fields. Each changes its own line of the text below, which stays the one source. */
export function FrontMatterFields({ kind, text, covers, onChange, onCover, onGoToLine }: FrontMatterFieldsProps) {
  const t = useTranslations('editor.fields');
  const id = useId();
  const head = headOf(text);
  const { fields, problem } = useMemo(() => readFrontMatter(head), [head]);
  const others = [...new Set([...(further[kind] ?? []), ...Object.keys(fields)])].filter(
    (name) => name !== 'draft' && !first[kind].includes(name),
  );
  const isDraft = fields.draft?.toLowerCase() === 'true';
  if (first[kind].length + others.length === 0 && !problem) return null;

  function drawField(name: string) {
    const shared = { id: `${id}-${name}`, label: isNamed(name) ? t(`names.${name}`) : name, value: fields[name] ?? '' };
    if (name === 'cover_image') return <CoverField key={name} {...shared} covers={covers} onChange={onCover} />;
    return (
      <TextField
        key={name}
        {...shared}
        className={wide.has(name) ? styles.wide : undefined}
        aria-required={false}
        type={name === 'date' ? 'date' : 'text'}
        onChange={(event) => onChange(setField(text, name, event.currentTarget.value))}
      />
    );
  }

  return (
    <section className={styles.head} aria-label={t('title')}>
      {problem && (
        <Row gap={0.5} align="center" role="alert" className={styles.problem}>
          <TriangleAlert aria-hidden="true" />
          <p>{t('broken', { line: String(problem.line) })}</p>
          <Button variant="ghost" onClick={() => onGoToLine(problem.line)}>
            {t('goToLine', { line: String(problem.line) })}
          </Button>
        </Row>
      )}
      <Columns until={700} columns="minmax(0, 1.95fr) minmax(0, 1fr)" gap={[0.75, 0.85]} className={styles.first}>
        {first[kind].map(drawField)}
      </Columns>
      {kind === 'post' && (
        <Row gap={[0, 1]} align="center" className={styles.publish}>
          <Choice
            role="switch"
            checked={!isDraft}
            aria-describedby={`${id}-state`}
            onChange={(event) =>
              onChange(event.target.checked ? removeField(text, 'draft') : setField(text, 'draft', 'true'))
            }
          >
            {t('publish')}
          </Choice>
          <Text size="small" id={`${id}-state`}>
            {t(isDraft ? 'isDraft' : 'isPublic')}
          </Text>
        </Row>
      )}
      {others.length > 0 && (
        <details>
          <summary>{t('more')}</summary>
          <Columns
            columns="repeat(auto-fit, minmax(min(13rem, 100%), 1fr))"
            gap={[0.75, 0.85]}
            className={styles.others}
          >
            {others.map(drawField)}
          </Columns>
        </details>
      )}
    </section>
  );
}

const wide = new Set(['excerpt', 'cover_alt', 'heading', 'lead', 'note']);

const namedFields = [
  'title',
  'excerpt',
  'date',
  'author',
  'cover_image',
  'cover_alt',
  'version',
  'heading',
  'lead',
  'note',
  'hours',
] as const;

function isNamed(name: string): name is (typeof namedFields)[number] {
  return namedFields.some((known) => known === name);
}
