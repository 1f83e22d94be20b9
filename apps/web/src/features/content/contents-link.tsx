import { Link } from 'react-router';
import styles from './contents-link.module.css';

interface ContentsLinkProps {
  to: string;
  /** What it leads to is being read. */
  isCurrent: boolean;
  onClick?: () => void;
  children: string;
}

/** One entry of a table of contents. */
export function ContentsLink({ isCurrent, ...link }: ContentsLinkProps) {
  return <Link {...link} className={styles.link} aria-current={isCurrent ? 'location' : undefined} />;
}
