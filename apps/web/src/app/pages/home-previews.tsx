import { BlogPreview } from '#features/content/blog/blog-preview.tsx';
import { FaqPreview } from '#features/content/faq/faq-preview.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './home-page.module.css';

/** The end of the home page; a chunk of its own, since it brings the sanitiser for the answers along. */
export default function HomePreviews() {
  return (
    <>
      <div className={joinClasses('wrap', styles.section)}>
        <BlogPreview />
      </div>
      <div className={joinClasses('wrap', styles.section, styles.questions)}>
        <FaqPreview />
      </div>
    </>
  );
}
