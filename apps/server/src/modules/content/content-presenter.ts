import type { listBlogPosts, readBlogPost } from '@shop/contract/content';
import type { Answer } from '@shop/contract/endpoint';
import type { PublicPost } from './content-service.ts';

export function presentIndexEntry(post: PublicPost): Answer<typeof listBlogPosts>[number] {
  return { ...presentHead(post), href: `/#/blog/${encodeURIComponent(post.slug)}` };
}

export function presentPost(post: PublicPost): Answer<typeof readBlogPost> {
  return { ...presentHead(post), lang: post.language, bodyMarkdown: post.bodyMarkdown, headStripped: true };
}

function presentHead(post: PublicPost) {
  const { slug, title, excerpt, coverImage, coverAlt, date, author } = post;
  return { id: slug, slug, title, excerpt, coverImage, coverAlt, date, author, readingMinutes: post.readingMinutes };
}
