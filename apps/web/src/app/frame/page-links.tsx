import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';

/** The pages beside the shop, in the header and in the menu of small screens. */
export function PageLinks() {
  const t = useTranslations('frame.pages');
  return (
    <>
      <NavLink to={linkTo('Blog')}>{t('blog')}</NavLink>
      <NavLink to={linkTo('Faq')}>{t('faq')}</NavLink>
      <NavLink to={linkTo('About')}>{t('about')}</NavLink>
      <NavLink to={linkTo('Contact')}>{t('contact')}</NavLink>
    </>
  );
}
