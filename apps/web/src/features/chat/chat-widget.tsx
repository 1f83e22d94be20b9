import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { warn } from '#lib/log.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './chat-widget.module.css';
import { type ChatArea, readChatArea } from './read-chat-area.ts';

/** The time the widget has to appear (CK-05). */
const appearanceMs = 5000;

/**
 * The chat of a third party, for as long as it is mounted. Its script never runs in the shop's own page but in a frame
 * without an origin, which the server makes: it can read neither the page nor its storage. The frame lies over the whole
 * window, as the widget expects it, and is cut out to what the widget draws: everything else stays the shop's.
 */
export default function ChatWidget() {
  const t = useTranslations('consent');
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [area, setArea] = useState<ChatArea | null>(null);
  const [isMissing, setMissing] = useState(false);
  const hasAppeared = area !== null;

  useEffect(() => {
    function hear({ source, data }: MessageEvent) {
      // A frame without an origin can only be recognised by its window.
      if (source !== null && source === frameRef.current?.contentWindow)
        setArea((known) => readChatArea(data) ?? known);
    }
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    if (hasAppeared) return;
    const timer = setTimeout(() => {
      warn('The chat widget did not appear within 5 s and was removed.');
      setMissing(true);
    }, appearanceMs);
    return () => clearTimeout(timer);
  }, [hasAppeared]);

  if (isMissing) return null;
  return (
    <iframe
      ref={frameRef}
      className={joinClasses('screen-only', styles.frame)}
      style={area ? { clipPath: `inset(${area.top}px ${area.right}px ${area.bottom}px ${area.left}px)` } : undefined}
      // Not focusable before it shows something.
      inert={!hasAppeared}
      title={t('chat')}
      src="/chat-frame"
      sandbox="allow-scripts allow-popups allow-forms"
      referrerPolicy="no-referrer"
    />
  );
}
