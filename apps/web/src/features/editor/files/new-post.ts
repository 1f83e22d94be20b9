import type { TextLanguage } from '../places.ts';

const titles: Record<TextLanguage, string> = { de: 'Neuer Beitrag', en: 'New article' };

/** A post to begin with (CM-05). A draft: nobody else sees it until it is published. */
export function newPost(language: TextLanguage, now: Date): { path: string; content: string } {
  const title = titles[language];
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(now);
  const head = [
    '---',
    `title: ${title}`,
    'excerpt:',
    `date: ${day}`,
    'cover_image:',
    'cover_alt:',
    'draft: true',
    '---',
  ];
  return {
    path: `blog/blog_${language}/new-post-${now.getTime()}/index.md`,
    content: `${head.join('\n')}\n\n# ${title}\n\n`,
  };
}
