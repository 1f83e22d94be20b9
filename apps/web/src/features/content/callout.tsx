import type { ReactNode } from 'react';
import { Notice } from '#ui/notice.tsx';

/** A remark about the text below it. */
export function Callout({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div role="note">
      <Notice tone="info" icon={icon}>
        {children}
      </Notice>
    </div>
  );
}
