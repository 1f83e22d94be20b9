import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A text that may carry HTML, as nodes: b, i, br and links to https, mailto or a place in the shop. Every other tag is
 * dropped and its text kept; what is no text to a reader (scripts, styles) goes with its content. Nothing is ever handed
 * to the browser as HTML (reading 2).
 */
export function safeHtml(text: string): ReactNode {
  // An inert document: nothing in it runs, loads or is drawn.
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  return nodesIn(body);
}

const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title']);

function nodesIn(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || unread.has(node.localName)) return null;
    return elementOf(node, index);
  });
}

function elementOf(element: Element, key: number): ReactNode {
  switch (element.localName) {
    case 'br':
      return createElement('br', { key });
    case 'b':
    case 'i':
      return createElement(element.localName, { key }, nodesIn(element));
    case 'a':
      return linkOf(element, key);
    default:
      return createElement(Fragment, { key }, nodesIn(element));
  }
}

function linkOf(element: Element, key: number): ReactNode {
  const href = safeAddress(element.getAttribute('href') ?? '');
  if (href === null) return createElement(Fragment, { key }, nodesIn(element));
  const newTab = href.startsWith('https:') && { target: '_blank', rel: 'noopener noreferrer' };
  return createElement('a', { key, href, ...newTab }, nodesIn(element));
}

/** Null for every address that a text from elsewhere may not lead to. */
function safeAddress(href: string): string | null {
  if (href.startsWith('#')) return href;
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && ['https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
