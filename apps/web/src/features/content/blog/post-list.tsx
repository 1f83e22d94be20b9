import type { TextLanguage } from '../text-language.ts';
import { PostCard } from './post-card.tsx';
import styles from './post-list.module.css';
import type { BlogEntry } from './read-blog-index.ts';

interface PostListProps {
  entries: readonly BlogEntry[];
  language: TextLanguage;
  /** `h3` where the list stands below a heading of its own. */
  heading?: 'h2' | 'h3';
  /** Whether the first post is drawn large. */
  hasLead?: boolean;
}

export function PostList({ entries, language, heading = 'h2', hasLead = false }: PostListProps) {
  return (
    <ul className={styles.posts}>
      {entries.map((entry, index) => (
        <li key={entry.id} className={hasLead && index === 0 ? styles.lead : undefined}>
          <PostCard entry={entry} language={language} heading={heading} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  );
}
