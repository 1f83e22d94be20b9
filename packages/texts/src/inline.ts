import type { Token } from './markdown-parser.ts';

/** Words of a line and what is done with them. The text in it is what a reader sees: entities are characters. */
export type Inline =
  | { type: 'text' | 'code'; text: string }
  | { type: 'break' }
  | { type: 'strong' | 'em' | 'del'; inline: Inline[] }
  | { type: 'link'; href: string; title: string; inline: Inline[] }
  | { type: 'image'; src: string; title: string; alt: string };

/** Emphasis within emphasis, deeper than which it makes no difference to the eye: there the words stay and the marks go. */
const deepest = 20;

/** Puts the flat tokens of one line together as a tree. */
export function inlineOf(tokens: readonly Token[]): Inline[] {
  const whole: Inline[] = [];
  const open: Inline[][] = [whole];
  /** How many of the marks that are open now were left out. */
  let ignored = 0;

  for (const token of tokens) {
    const place = open.at(-1) ?? whole;
    if (token.nesting === 1 && open.length > deepest) {
      ignored += 1;
    } else if (token.nesting === 1) {
      const inside: Inline[] = [];
      place.push(openedBy(token, inside));
      open.push(inside);
    } else if (token.nesting === -1) {
      if (ignored > 0) ignored -= 1;
      else open.pop();
    } else {
      putLeaf(place, token);
    }
  }
  return whole;
}

/** The words without what is done with them. */
export function plainTextOf(inline: readonly Inline[]): string {
  return inline.map(plainText).join('');
}

function plainText(part: Inline): string {
  if ('inline' in part) return plainTextOf(part.inline);
  if (part.type === 'break') return ' ';
  return part.type === 'image' ? part.alt : part.text;
}

function openedBy(token: Token, inline: Inline[]): Inline {
  switch (token.type) {
    case 'strong_open':
      return { type: 'strong', inline };
    case 's_open':
      return { type: 'del', inline };
    case 'link_open':
      return { type: 'link', href: attributeOf(token, 'href'), title: attributeOf(token, 'title'), inline };
    default:
      return { type: 'em', inline };
  }
}

function putLeaf(place: Inline[], token: Token): void {
  switch (token.type) {
    case 'softbreak':
      putText(place, '\n');
      break;
    case 'hardbreak':
      place.push({ type: 'break' });
      break;
    case 'code_inline':
      place.push({ type: 'code', text: token.content });
      break;
    case 'image':
      place.push({
        type: 'image',
        src: attributeOf(token, 'src'),
        title: attributeOf(token, 'title'),
        alt: plainTextOf(inlineOf(token.children ?? [])),
      });
      break;
    default:
      putText(place, token.content);
  }
}

function putText(place: Inline[], text: string): void {
  const last = place.at(-1);
  if (last?.type === 'text') last.text += text;
  else if (text !== '') place.push({ type: 'text', text });
}

function attributeOf(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
