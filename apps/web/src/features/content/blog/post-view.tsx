import Languages from 'lucide-react/icons/languages';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { Text } from '#ui/text.tsx';
import { Callout } from '../callout.tsx';
import { MarkdownProse } from '../markdown-prose.tsx';
import { withoutRepeatedTitle } from '../render-prose.ts';
import { postFolder } from '../text-files.ts';
import { foreignLanguage } from '../text-language.ts';
import { PostFacts } from './post-facts.tsx';
import styles from './post-view.module.css';
import { type BlogPost, leadOf } from './read-post.ts';

/** One post: what it is, its picture, its text (CT-02). */
export function PostView({ post }: { post: BlogPost }) {
  const t = useTranslations('content.blog');
  const { slug, title, author, cover, bodyMarkdown, language } = post;
  const lead = useMemo(() => leadOf(post), [post]);
  const lang = foreignLanguage(language, useLocale());
  const markdown = withoutRepeatedTitle(bodyMarkdown, title);

  return (
    <article>
      <header className={joinClasses('wrap', styles.head)}>
        <PostFacts date={post.date} readingMinutes={post.readingMinutes} />
        <h1 lang={lang}>{title}</h1>
        {lead && (
          <Text size="lead" isHyphenated className={styles.excerpt} lang={lang}>
            {lead}
          </Text>
        )}
        {author && (
          <Text size="small" className={styles.author}>
            {t('by', { author })}
          </Text>
        )}
        {lang && <Callout icon={<Languages />}>{t('onlyInGerman')}</Callout>}
      </header>
      {cover && (
        <figure className={joinClasses('wrap', styles.figure)}>
          <img
            src={cover.src}
            alt={cover.alt}
            width={cover.width}
            height={cover.height}
            loading="eager"
            fetchPriority="high"
            className={styles.cover}
            lang={lang}
          />
          <Text as="figcaption" size="small" tone="faint">
            {t('illustration')}
          </Text>
        </figure>
      )}
      <div className={joinClasses('wrap', styles.body)}>
        <MarkdownProse
          markdown={markdown}
          page={linkTo('BlogPost', { slug })}
          folder={postFolder(language, slug)}
          lang={lang}
        />
      </div>
    </article>
  );
}
