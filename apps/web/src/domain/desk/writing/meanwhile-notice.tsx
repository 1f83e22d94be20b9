import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

interface MeanwhileNoticeProps {
  keepLabel: string;
  /** Goes on with what was typed. */
  onKeep: () => void;
  dropLabel: string;
  onDrop: () => void;
  /** What changed, each in a sentence. */
  changes: readonly string[];
  children: ReactNode;
}

/** Something changed while somebody typed: what, and whether the typed text still counts. */
export function MeanwhileNotice({ keepLabel, onKeep, dropLabel, onDrop, changes, children }: MeanwhileNoticeProps) {
  return (
    <Notice
      isAlert
      tone="warn"
      icon={<RefreshCw aria-hidden="true" />}
      actions={
        <>
          <Button size="small" onClick={onKeep}>
            {keepLabel}
          </Button>
          <Button size="small" variant="ghost" onClick={onDrop}>
            {dropLabel}
          </Button>
        </>
      }
    >
      {children}
      <ul>
        {changes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Notice>
  );
}
