import { useEffect, useRef } from 'react';

interface LetterViewProps {
  html: string;
  className?: string | undefined;
}

/**
 * A letter as mail programs draw it, apart from the styles of this page. The page's policy allows no styles in markup, so
 * they are set by script; links lead nowhere, because the order does not exist.
 */
export function LetterView({ html, className }: LetterViewProps) {
  const host = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const [style = '', rules = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    const markup = html.replace(style, '').replaceAll(' style="', ' data-style="');
    const letter = new DOMParser().parseFromString(markup, 'text/html');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [sheet];
    const page = document.createElement('div');
    page.className = letter.body.className;
    page.lang = letter.documentElement.lang;
    page.dataset.style = letter.body.dataset.style ?? '';
    page.append(...letter.body.childNodes);
    root.replaceChildren(page);
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? '';
      element.removeAttribute('data-style');
    }
    for (const link of root.querySelectorAll('a')) link.removeAttribute('href');
  }, [html]);

  return <div ref={host} className={className} />;
}
