import { useState } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { ContourLines } from '#ui/contour-lines.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Text } from '#ui/text.tsx';
import { WhenNear } from '#ui/when-near.tsx';
import { readShopAddress } from '../shop-address.ts';
import { foreignLanguage, type TextLanguage } from '../text-language.ts';
import styles from './post-card.module.css';
import { PostFacts } from './post-facts.tsx';
import type { BlogEntry } from './read-blog-index.ts';

interface PostCardProps {
  entry: BlogEntry;
  language: TextLanguage;
  heading: 'h2' | 'h3';
  /** The first of the list: picture and words side by side. */
  isLead?: boolean;
}

/** A post in a list. Its one link covers the card, so that the picture and the title lead there too (CT-01). */
export function PostCard({ entry, language, heading: Heading, isLead = false }: PostCardProps) {
  const { title, excerpt, cover } = entry;
  const lang = foreignLanguage(language, useLocale());

  return (
    <article className={joinClasses(styles.card, isLead && styles.lead)}>
      {(cover || !isLead) && (
        <div className={styles.cover}>
          {isLead || !cover ? (
            <Cover cover={cover} isLead={isLead} />
          ) : (
            <WhenNear name={`cover ${cover.src}`} ahead="25%">
              <Cover cover={cover} />
            </WhenNear>
          )}
        </div>
      )}
      <div className={styles.words}>
        <PostFacts date={entry.date} readingMinutes={entry.readingMinutes} />
        <Heading className={styles.title} lang={lang}>
          {title}
        </Heading>
        {excerpt && (
          <Text isHyphenated className={styles.excerpt} lang={lang}>
            {excerpt}
          </Text>
        )}
        <ReadMore entry={entry} lang={lang} />
      </div>
    </article>
  );
}

/**
 * The title beside it says what the post is about; the picture only decorates here. Beside others, a post whose picture is
 * missing or gone has the shop's lines in its place, so that all titles of a row stand at one height.
 */
function Cover({ cover, isLead = false }: { cover: BlogEntry['cover']; isLead?: boolean }) {
  const [isGone, setGone] = useState(false);
  if (!cover || isGone) return <ContourLines />;
  return (
    <img
      src={cover.src}
      alt=""
      width={cover.width}
      height={cover.height}
      loading={isLead ? 'eager' : 'lazy'}
      fetchPriority={isLead ? 'high' : undefined}
      decoding="async"
      onError={() => setGone(true)}
    />
  );
}

function ReadMore({ entry: { slug, href, title }, lang }: { entry: BlogEntry; lang: 'de' | undefined }) {
  const t = useTranslations('content.blog');
  // Read out it says which post; on the screen the title stands above it.
  const words = (
    <>
      {t('readMore')}
      <span className="visually-hidden" lang={lang}>
        {' '}
        {title}
      </span>
    </>
  );

  const address = href ? readShopAddress(href, linkTo('Blog')) : null;
  const place = address?.kind === 'shop' ? address.to : null;
  const to = slug ? linkTo('BlogPost', { slug }) : place;
  if (to) {
    return (
      <Link to={to} className={joinClasses('screen-only', styles.more)}>
        {words}
      </Link>
    );
  }
  if (address?.kind !== 'elsewhere') return null;
  return (
    <a href={address.href} className={joinClasses('screen-only', styles.more)} rel="noopener noreferrer">
      {words}
    </a>
  );
}
