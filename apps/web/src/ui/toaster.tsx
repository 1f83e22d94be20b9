import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { type CSSProperties, type FocusEvent, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';
import { toneStyle } from './part.ts';
import type { Toast } from './toast.ts';
import styles from './toaster.module.css';
import { useTopModal } from './use-modal.ts';
import { useToastPlace } from './use-toast-place.ts';

const icons = { info: Info, success: CircleCheck, error: CircleAlert };
const tones = { info: 'info', success: 'ok', error: 'danger' } as const;

interface ToasterProps {
  toasts: readonly Toast[];
  onDismiss: (id: number) => void;
  /** `strip` stands where it is put and covers nothing; the corner lies over the page. */
  place?: 'corner' | 'strip';
}

/**
 * Shows and announces toasts (FR-10); inside the open dialog where there is one, because the rest of the page is inert.
 */
export function Toaster(props: ToasterProps) {
  const modal = useTopModal();
  const regions = modal ? <ToastRegions {...props} place="corner" modal={modal} /> : <ToastRegions {...props} />;
  return modal ? createPortal(regions, modal) : regions;
}

/** The regions are there before the first toast: a screen reader announces what is added to a region it knows. */
function ToastRegions({ toasts, onDismiss, place = 'corner', modal }: ToasterProps & { modal?: HTMLElement }) {
  const stackRef = useRef<HTMLDivElement>(null);
  const isStrip = place === 'strip';
  useToastPlace(stackRef, toasts.length > 0 && !isStrip, modal);
  const errors = toasts.filter(({ type }) => type === 'error');
  const others = toasts.filter(({ type }) => type !== 'error');

  return (
    <div className={isStrip ? styles.strip : joinClasses('layer', styles.layer)}>
      <div ref={stackRef} className={isStrip ? undefined : styles.stack}>
        <div role="status" aria-atomic="false">
          {others.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
          ))}
        </div>
        <div role="alert" aria-atomic="false">
          {errors.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onDismiss={onDismiss} />
          ))}
        </div>
      </div>
    </div>
  );
}

interface ToastCardProps {
  toast: Toast;
  onDismiss: (id: number) => void;
}

function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const t = useTranslations('frame.ui');
  const Icon = icons[toast.type];
  const holdHandlers = useTimedDismissal(toast, onDismiss);
  const cameFrom = useRef<Element | null>(null);

  function rememberWhereFocusWas(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  }

  function close() {
    onDismiss(toast.id);
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  }

  return (
    <div
      className={joinClasses(styles.toast, toast.anchor && styles.besideAnchor)}
      style={toneStyle(tones[toast.type], toast.anchor && anchorPosition(toast.anchor))}
      onFocusCapture={rememberWhereFocusWas}
      {...holdHandlers}
    >
      <Icon />
      <p>
        {toast.message}
        {toast.action && (
          <Link to={toast.action.to} className={styles.action} onClick={() => onDismiss(toast.id)}>
            {toast.action.label}
          </Link>
        )}
      </p>
      <IconButton label={t('closeToast')} icon={<X />} onClick={close} />
    </div>
  );
}

/** The timer pauses while the toast is hovered or focused. */
function useTimedDismissal({ id, durationMs }: Toast, onDismiss: (id: number) => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const remainingMs = useRef(durationMs);
  const isHeld = isHovered || isFocused;

  useEffect(() => {
    if (isHeld) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => onDismiss(id), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - startedAt;
    };
  }, [id, isHeld, onDismiss]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}

function anchorPosition({ x, y }: { x: number; y: number }): CSSProperties {
  return { '--anchor-x': `${x}px`, '--anchor-y': `${y}px` } as CSSProperties;
}
