import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { joinClasses } from './join-classes.ts';
import styles from './notice.module.css';
import { type Tone, toneStyle } from './part.ts';
import { Row } from './row.tsx';

interface NoticeProps {
  tone: Tone;
  icon?: ReactNode;
  /** What can be done about it, below the words. */
  actions?: ReactNode;
  /** Read out at once. */
  isAlert?: boolean;
  className?: string | undefined;
  /** What holds it may give it the focus. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** A few words that nobody should miss, on the colour of what they are about. */
export function Notice({ tone, icon, actions, isAlert = false, className, ref, children }: NoticeProps) {
  return (
    <div
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      role={isAlert ? 'alert' : undefined}
      className={joinClasses(styles.notice, className)}
      style={toneStyle(tone)}
    >
      {icon}
      <div>
        {children}
        {actions && (
          <Row gap={0.5} className={styles.actions}>
            {actions}
          </Row>
        )}
      </div>
    </div>
  );
}

interface FailureNoticeProps {
  /** The failure. A new one is announced again. */
  error: unknown;
  /** Another overlay has the focus, such as the sign-in. */
  leavesFocus?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** What the person asked for was not done. It takes the focus, so that it is read before the next attempt. */
export function FailureNotice({ error, leavesFocus = false, className, children }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure anew takes the focus anew.
  useEffect(() => {
    if (!leavesFocus) box.current?.focus();
  }, [error, leavesFocus]);

  return (
    <Notice ref={box} isAlert tone="danger" icon={<CircleAlert aria-hidden="true" />} className={className}>
      {children}
    </Notice>
  );
}
