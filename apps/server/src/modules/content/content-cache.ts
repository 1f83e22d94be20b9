import { listBlogPosts, readBlogPost, readFaq } from '@shop/contract/content';
import type { ShopConfig } from '@shop/contract/shop-config';
import { readFaqMarkdown } from '@shop/texts/faq';
import { CacheUntilChange } from '../../db/cache-until-change.ts';
import type { Changes } from '../../db/changes.ts';
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
import { ImageCache } from './image-cache.ts';

interface Cached {
  content: PublicContent;
  /** Bounded by the number of texts, because only existing ones are cached. */
  answers: Map<string, PreparedAnswer>;
}

/** The public texts, kept in memory and ready to send until one of them changes, in this process or in another. */
export class ContentCache implements PublicContentSource {
  private readonly cache: CacheUntilChange<Cached>;
  private readonly images: ImageCache;

  constructor(db: Database, changes: Changes, config: ShopConfig) {
    this.images = new ImageCache(db);
    this.cache = new CacheUntilChange(changes, 'content_changed', async () => ({
      content: await readPublicContent(db, config),
      answers: new Map(),
    }));
  }

  async current(): Promise<PublicContent> {
    return (await this.cache.current()).content;
  }

  /** What is at this path: a text, an image, or the JSON that is made from texts (reading 8). */
  async file(asked: string): Promise<{ answer: PreparedAnswer | MovedAnswer; image: ImageRow | null }> {
    const cached = await this.cache.current();
    const path = rootFilePaths(asked)?.find((place) => cached.content.texts.has(place)) ?? contentPath(asked);
    if (path === null) throw new ShopError('NotFound');

    const image = cached.content.images.get(path);
    if (image) return { answer: await this.images.answer(image), image };
    const answer = madeFile(cached, path) ?? textFile(cached, path) ?? movedFile(cached.content, path);
    if (!answer) throw new ShopError('NotFound');
    return { answer, image: null };
  }

  async blog(language: Language): Promise<PreparedAnswer> {
    return blogIndex(await this.cache.current(), language);
  }

  async post(slug: string, language: Language): Promise<PreparedAnswer> {
    const cached = await this.cache.current();
    const post = findPost(cached.content, slug, language);
    if (!post) throw new ShopError('NotFound');
    return remember(cached, `post ${post.language} ${post.slug}`, () => {
      return new PreparedAnswer(readBlogPost.output.parse(presentPost(post)));
    });
  }

  async faq(language: Language): Promise<PreparedAnswer> {
    const cached = await this.cache.current();
    const answer = faqEntries(cached, language) ?? faqEntries(cached, 'de');
    if (!answer) throw new ShopError('NotFound');
    return answer;
  }
}

function madeFile(cached: Cached, path: string): PreparedAnswer | null {
  const [, blogLanguage] = /^blog\/blog_(de|en)\/index\.json$/.exec(path) ?? [];
  if (blogLanguage) return blogIndex(cached, blogLanguage as Language);
  const [, faqLanguage] = /^faq\/faq\.(de|en)\.json$/.exec(path) ?? [];
  return faqLanguage ? faqEntries(cached, faqLanguage as Language) : null;
}

function blogIndex(cached: Cached, language: Language): PreparedAnswer {
  return remember(cached, `blog ${language}`, () => {
    return new PreparedAnswer(listBlogPosts.output.parse(cached.content.posts[language].map(presentIndexEntry)));
  });
}

function faqEntries(cached: Cached, language: Language): PreparedAnswer | null {
  const text = cached.content.texts.get(`faq/faq.${language}.md`);
  if (!text) return null;
  return remember(
    cached,
    `faq ${language}`,
    () => new PreparedAnswer(readFaq.output.parse(readFaqMarkdown(text.markdown))),
  );
}

function textFile(cached: Cached, path: string): PreparedAnswer | null {
  const text = cached.content.texts.get(path);
  if (!text) return null;
  return remember(cached, path, () => new PreparedAnswer(text.markdown, { type: 'text/markdown; charset=utf-8' }));
}

function movedFile(content: PublicContent, path: string): MovedAnswer | null {
  const moved = whereMoved(content, path);
  const isThere = moved !== null && (content.texts.has(moved) || content.images.has(moved));
  return isThere ? new MovedAnswer(contentAddress(moved)) : null;
}

function remember({ answers }: Cached, key: string, make: () => PreparedAnswer): PreparedAnswer {
  let answer = answers.get(key);
  if (!answer) {
    answer = make();
    answers.set(key, answer);
  }
  return answer;
}
