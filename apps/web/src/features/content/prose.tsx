import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './prose.module.css';

interface ProseProps {
  /** From `safeProse` or `renderProse`, and from nowhere else. */
  html: string;
  /** Where the text's language is not the interface's. */
  lang?: 'de' | undefined;
  className?: string | undefined;
}

/** A text of the content service. Its links into the shop change the screen without loading the shop anew. */
export function Prose({ html, lang, className }: ProseProps) {
  const followLink = useFollowLink();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are the controls; Enter on them is a click.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      className={joinClasses(styles.prose, className)}
      lang={lang}
      onClick={followLink}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it went through the sanitiser of safe-prose.ts.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

function useFollowLink() {
  const navigate = useNavigate();

  return useCallback(
    (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const href = link?.getAttribute('href') ?? '';
      if (!href.startsWith('#/') || link?.target || !isPlainClick(event)) return;
      event.preventDefault();
      void navigate(href.slice(1));
    },
    [navigate],
  );
}

/** With a modifier key the browser opens a new tab or window, or downloads. */
function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey || defaultPrevented);
}
