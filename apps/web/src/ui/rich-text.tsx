import { Fragment } from 'react';
import { ContentLink } from './content-link.tsx';

type Run = string | { strong: Run[] } | { em: Run[] } | { href: string; words: Run[] };

/** A run of text with its emphasis and its links, as `domain/content/page-text.ts` reads it. */
export function RichText({ words }: { words: readonly Run[] }) {
  return words.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text are drawn once and never change their order.
    <Fragment key={index}>{draw(run)}</Fragment>
  ));
}

function draw(run: Run) {
  if (typeof run === 'string') return run;
  if ('strong' in run) return <strong>{<RichText words={run.strong} />}</strong>;
  if ('em' in run) return <em>{<RichText words={run.em} />}</em>;
  return (
    <ContentLink href={run.href}>
      <RichText words={run.words} />
    </ContentLink>
  );
}

interface ParagraphsProps {
  paragraphs: readonly (readonly Run[])[];
  className?: string | undefined;
}

export function Paragraphs({ paragraphs, className }: ParagraphsProps) {
  return paragraphs.map((words, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
    <p key={index} className={className}>
      <RichText words={words} />
    </p>
  ));
}
