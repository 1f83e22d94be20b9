import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import styles from '../preview.module.css';
import { Preview } from '../preview.tsx';
import { useWarning } from '../use-warning.ts';
import { FaqCard } from './faq-card.tsx';
import { useFaq } from './use-faq.ts';

const questionsShown = 3;

/** The first questions, for another page, one of them open (HO-05). A failure is only logged. */
export function FaqPreview() {
  const t = useTranslations('home.previews');
  const { data: sections, error } = useFaq();
  const [toggledId, setToggledId] = useState<string | null>();
  useWarning('The FAQ preview could not be loaded.', error);

  const questions = sections?.flatMap((section) => section.questions).slice(0, questionsShown) ?? [];
  const openId = toggledId === undefined ? questions[0]?.id : toggledId;

  if (error || (sections && questions.length === 0)) return null;
  return (
    <Preview heading={t('faq')} isLoading={!sections} to={linkTo('Faq')} linkLabel={t('allQuestions')}>
      <div className={styles.questions}>
        {questions.map((question) => (
          <FaqCard
            key={question.id}
            question={question}
            heading="h3"
            isOpen={question.id === openId}
            onToggle={() => setToggledId(question.id === openId ? null : question.id)}
          />
        ))}
      </div>
    </Preview>
  );
}
