import { readFrontMatter } from '@shop/texts/front-matter';
import type { RouteName } from '#lib/routes.ts';

/** The lines that a screen shows first, read from the answer to its first ask. */
export const firstTexts: Partial<Record<RouteName, (answer: unknown) => Record<string, string | null>>> = {
  BlogPost: (answer) => {
    const { title = null, excerpt = null, author = null } = headOf(answer);
    return { title, excerpt, author };
  },
};

/** What stands above a post; nothing where the answer is none. */
export function headOf(answer: unknown): Record<string, string> {
  return typeof answer === 'string' ? readFrontMatter(answer).fields : {};
}
