import { useState } from 'react';
import { useLocation } from 'react-router';
import { linkTo } from '#lib/routes.ts';
import { Prose } from '../prose.tsx';
import { safeProse } from '../safe-prose.ts';
import { anchorIn } from '../use-late-anchor.ts';
import styles from './faq-accordion.module.css';
import { FaqCard } from './faq-card.tsx';
import type { FaqSection } from './read-faq.ts';

/** All questions; one is open at a time, at first the one the address names, else the first (CT-04). */
export function FaqAccordion({ sections }: { sections: readonly FaqSection[] }) {
  const { hash, key } = useLocation();
  const ids = sections.flatMap(({ questions }) => questions.map(({ id }) => id));
  const named = ids.find((id) => id === anchorIn(hash)) ?? null;
  const [openId, setOpenId] = useState<string | null>(named ?? ids[0] ?? null);

  // A link to another question on this page opens that one, also when it is followed a second time.
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    if (named) setOpenId(named);
  }

  return sections.map(({ id, title, contentHtml, questions }) => (
    <section key={id} className={styles.section} aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {contentHtml && <Prose html={safeProse(contentHtml, { page: linkTo('Faq') })} className={styles.introduction} />}
      <div className={styles.questions}>
        {questions.map((question) => (
          <FaqCard
            key={question.id}
            question={question}
            heading={title ? 'h3' : 'h2'}
            isOpen={question.id === openId}
            onToggle={() => setOpenId(question.id === openId ? null : question.id)}
          />
        ))}
      </div>
    </section>
  ));
}
