import { listBlogPosts, readBlogPost, readFaq } from '@shop/contract/content';
import type { ShopConfig } from '@shop/contract/shop-config';
import { readFaqMarkdown } from '@shop/texts/faq';
import type { Changes } from '../../db/changes.ts';
import { KeptUntilChange } from '../../db/kept-until-change.ts';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { MovedAnswer } from '../../http/moved-answer.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { contentAddress, contentPath, type Language, rootFilePaths } from './content-paths.ts';
import { presentIndexEntry, presentPost } from './content-presenter.ts';
import type { ImageRow } from './content-queries.ts';
import {
  findPost,
  type PublicContent,
  type PublicContentSource,
  readPublicContent,
  whereMoved,
} from './content-service.ts';
import { RecentImages } from './recent-images.ts';

interface Kept {
  content: PublicContent;
  /** As many as there are texts, because only those that exist get in. */
  answers: Map<string, PreparedAnswer>;
}

/** The public texts, kept in memory and ready to send until one of them changes, in this process or in another. */
export class ContentShelf implements PublicContentSource {
  private readonly kept: KeptUntilChange<Kept>;
  private readonly images: RecentImages;

  constructor(db: Database, changes: Changes, config: ShopConfig) {
    this.images = new RecentImages(db);
    this.kept = new KeptUntilChange(changes, 'content_changed', async () => ({
      content: await readPublicContent(db, config),
      answers: new Map(),
    }));
  }

  async current(): Promise<PublicContent> {
    return (await this.kept.current()).content;
  }

  /** What is at this path: a text, an image, or the JSON that is made from texts (DECISIONS 8). */
  async file(asked: string): Promise<{ answer: PreparedAnswer | MovedAnswer; image: ImageRow | null }> {
    const kept = await this.kept.current();
    const path = rootFilePaths(asked)?.find((place) => kept.content.texts.has(place)) ?? contentPath(asked);
    if (path === null) throw new ShopError('NotFound');

    const image = kept.content.images.get(path);
    if (image) return { answer: await this.images.answer(image), image };
    const answer = madeFile(kept, path) ?? textFile(kept, path) ?? movedFile(kept.content, path);
    if (!answer) throw new ShopError('NotFound');
    return { answer, image: null };
  }

  async blog(language: Language): Promise<PreparedAnswer> {
    return blogIndex(await this.kept.current(), language);
  }

  async post(slug: string, language: Language): Promise<PreparedAnswer> {
    const kept = await this.kept.current();
    const post = findPost(kept.content, slug, language);
    if (!post) throw new ShopError('NotFound');
    return keep(kept, `post ${post.language} ${post.slug}`, () => {
      return new PreparedAnswer(readBlogPost.output.parse(presentPost(post)));
    });
  }

  async faq(language: Language): Promise<PreparedAnswer> {
    const kept = await this.kept.current();
    const answer = faqEntries(kept, language) ?? faqEntries(kept, 'de');
    if (!answer) throw new ShopError('NotFound');
    return answer;
  }
}

function madeFile(kept: Kept, path: string): PreparedAnswer | null {
  const [, blogLanguage] = /^blog\/blog_(de|en)\/index\.json$/.exec(path) ?? [];
  if (blogLanguage) return blogIndex(kept, blogLanguage as Language);
  const [, faqLanguage] = /^faq\/faq\.(de|en)\.json$/.exec(path) ?? [];
  return faqLanguage ? faqEntries(kept, faqLanguage as Language) : null;
}

function blogIndex(kept: Kept, language: Language): PreparedAnswer {
  return keep(kept, `blog ${language}`, () => {
    return new PreparedAnswer(listBlogPosts.output.parse(kept.content.posts[language].map(presentIndexEntry)));
  });
}

function faqEntries(kept: Kept, language: Language): PreparedAnswer | null {
  const text = kept.content.texts.get(`faq/faq.${language}.md`);
  if (!text) return null;
  return keep(kept, `faq ${language}`, () => new PreparedAnswer(readFaq.output.parse(readFaqMarkdown(text.markdown))));
}

function textFile(kept: Kept, path: string): PreparedAnswer | null {
  const text = kept.content.texts.get(path);
  if (!text) return null;
  return keep(kept, path, () => new PreparedAnswer(text.markdown, { type: 'text/markdown; charset=utf-8' }));
}

function movedFile(content: PublicContent, path: string): MovedAnswer | null {
  const moved = whereMoved(content, path);
  const isThere = moved !== null && (content.texts.has(moved) || content.images.has(moved));
  return isThere ? new MovedAnswer(contentAddress(moved)) : null;
}

function keep({ answers }: Kept, key: string, make: () => PreparedAnswer): PreparedAnswer {
  let answer = answers.get(key);
  if (!answer) {
    answer = make();
    answers.set(key, answer);
  }
  return answer;
}
