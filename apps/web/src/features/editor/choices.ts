import { linkTo, routes } from '#lib/routes.ts';
import { isImage, publicAddress } from './places.ts';

/** Every page of the shop that needs nothing filled in, and every post. */
export function addressesOf(posts: ReadonlySet<string> | undefined): string[] {
  const pages = Object.values(routes).filter((path) => !path.includes(':') && !path.startsWith('/cms'));
  return [...pages, ...[...(posts ?? [])].map((slug) => linkTo('BlogPost', { slug }))].map((path) => `/#${path}`);
}

/** Images to choose a cover from: those beside the text and those that posts share. */
export function coversOf(images: readonly string[], shared: readonly { name: string }[] | undefined): string[] {
  const covers = (shared ?? []).filter(({ name }) => isImage(name)).map(({ name }) => `blog/covers/${name}`);
  return [...images, ...covers].map(publicAddress);
}
