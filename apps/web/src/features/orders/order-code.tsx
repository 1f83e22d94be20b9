import { joinClasses } from '#ui/join-classes.ts';
import styles from './order-code.module.css';

/** Characters per group. */
const groupLength = 4;
/** The shop's own numbers have nine characters; another server's may have any number. */
const longestWhole = 12;

interface OrderCodeProps {
  code: string;
}

/** The order's number, in groups that can be read out over the telephone; copied, it is the plain number. */
export function OrderCode({ code }: OrderCodeProps) {
  const isWhole = code.includes('-') && code.length <= longestWhole;
  const groups = code.includes('-') ? [code] : (code.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? []);
  return (
    <span className={joinClasses(styles.code, isWhole && styles.whole)} translate="no">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a code never change their order.
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
