import BookOpen from 'lucide-react/icons/book-open';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import LayoutTemplate from 'lucide-react/icons/layout-template';
import Newspaper from 'lucide-react/icons/newspaper';
import Scale from 'lucide-react/icons/scale';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Card } from '#ui/card.tsx';
import { Columns } from '#ui/columns.tsx';
import { Stack } from '#ui/stack.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import { type AreaName, areaNames, areaRoot, linkToPlace, type TextLanguage } from '../places.ts';
import type { FolderItem } from '../use-folder.ts';
import { LastChanges } from './last-changes.tsx';
import { draftsIn, type PostToDo, untranslatedIn } from './post-states.ts';
import styles from './start-page.module.css';

const icons: Record<AreaName, typeof Scale> = {
  legal: Scale,
  faq: CircleQuestionMark,
  glossary: BookOpen,
  blog: Newspaper,
  pages: LayoutTemplate,
};

interface StartPageProps {
  /** The posts of each language; undefined as long as they are not known. */
  posts: Record<TextLanguage, FolderItem[] | undefined>;
}

/** Where an editor begins: the areas, what changed last, what is not public yet and what is worth a look. */
export function StartPage({ posts }: StartPageProps) {
  const t = useTranslations('editor.start');
  const tBar = useTranslations('editor.bar');
  return (
    <Stack gap={2} className={styles.start}>
      <div>
        <h2>{t('title')}</h2>
        <Text>{t('lead')}</Text>
      </div>
      <Areas />
      <Columns columns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))" gap={1.5} align="start">
        <Part title={t('recent')}>
          <LastChanges />
        </Part>
        <Part title={t('drafts')}>
          <PostList
            posts={draftsIn(posts)}
            nothing={t('noDrafts')}
            note={({ language }) => tBar(`languages.${language}`)}
          />
        </Part>
        <Part title={t('hints')}>
          <PostList
            posts={untranslatedIn(posts)}
            nothing={t('noHints')}
            note={({ language }) => t(`missingIn.${language}`)}
          />
        </Part>
      </Columns>
    </Stack>
  );
}

function Areas() {
  const t = useTranslations('editor.start');
  const tAreas = useTranslations('editor.areas');
  const locale = useLocale();
  return (
    <nav aria-label={t('areas')}>
      <Columns as="ul" columns="repeat(auto-fit, minmax(min(13rem, 100%), 1fr))" gap={0.85}>
        {areaNames.map((area) => {
          const Icon = icons[area];
          return (
            <li key={area}>
              <Card as={Link} isLink gap={0.35} to={linkToPlace(area, areaRoot(area, locale))} className={styles.area}>
                <Icon aria-hidden="true" />
                <b>{tAreas(area)}</b>
                <Text as="span" size="small">
                  {t(`about.${area}`)}
                </Text>
              </Card>
            </li>
          );
        })}
      </Columns>
    </nav>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={0.6} aria-labelledby={id}>
      <Subheading isBold id={id}>
        {title}
      </Subheading>
      {children}
    </Stack>
  );
}

interface PostListProps {
  posts: PostToDo[];
  nothing: string;
  note: (post: PostToDo) => string;
}

function PostList({ posts, nothing, note }: PostListProps) {
  if (posts.length === 0) return <Text size="small">{nothing}</Text>;
  return (
    <Stack as="ul" gap={0.5}>
      {posts.map((post) => (
        <li key={post.path} className={styles.entry}>
          <Link to={linkToPlace('blog', post.path)}>{post.title}</Link>
          <Text as="span" size="small">
            {note(post)}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
