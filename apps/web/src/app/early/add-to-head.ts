export function addToHead(tag: 'link' | 'script', attributes: Record<string, string>): void {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  document.head.append(element);
}

export function setAttributes(element: Element, attributes: Record<string, string>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
