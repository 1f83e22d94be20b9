import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { Prose } from '../prose.tsx';
import { safeProse } from '../safe-prose.ts';
import styles from './faq-accordion.module.css';
import type { FaqQuestion } from './read-faq.ts';

interface FaqCardProps {
  question: FaqQuestion;
  heading: 'h2' | 'h3';
  isOpen: boolean;
  onToggle: () => void;
}

/** A question and, while it is open, its answer. Closed ones stay in the page, so that a printed one has them all. */
export function FaqCard({ question: { id, question, answerHtml }, heading: Heading, isOpen, onToggle }: FaqCardProps) {
  const html = useMemo(() => safeProse(answerHtml, { page: linkTo('Faq') }), [answerHtml]);
  const answerId = `answer-${id}`;

  return (
    <div className={styles.card}>
      <Heading id={id} className={styles.question}>
        <Columns
          as="button"
          columns="minmax(0, 1fr) auto"
          gap={1}
          align="center"
          type="button"
          aria-expanded={isOpen}
          aria-controls={answerId}
          onClick={onToggle}
        >
          {question}
          {isOpen ? <Minus /> : <Plus />}
        </Columns>
      </Heading>
      <div id={answerId} className={styles.answer} hidden={!isOpen}>
        <Prose html={html} className={styles.text} />
      </div>
    </div>
  );
}
