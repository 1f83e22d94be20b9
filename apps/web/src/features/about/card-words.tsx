import type { PageSection } from '#domain/content/page-words.ts';
import { Paragraphs } from '#ui/rich-text.tsx';

/** What a card of a section says, beside its picture. */
export function CardWords({ card: { heading, text } }: { card: PageSection['cards'][number] }) {
  return (
    <div>
      <h3>{heading}</h3>
      <Paragraphs paragraphs={text} />
    </div>
  );
}
