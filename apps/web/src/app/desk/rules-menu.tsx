import KeyRound from 'lucide-react/icons/key-round';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import styles from './rules-menu.module.css';
import type { RulesPart } from './rules-parts.ts';
import { useCurrentInSight } from './use-current-in-sight.ts';

interface RulesMenuProps {
  /** Those one may open. */
  parts: readonly RulesPart[];
  opened: RulesPart | undefined;
  mayManageStaff: boolean;
}

/** Beside the part that is open, or a strip above it where there is no room. */
export function RulesMenu({ parts, opened, mayManageStaff }: RulesMenuProps) {
  const t = useTranslations('deskRules');
  const menu = useCurrentInSight();
  return (
    <nav ref={menu} className={styles.menu} aria-label={t('menu')}>
      {(['rules', 'house'] as const).map((group) => {
        const ofGroup = parts.filter((part) => part.group === group);
        if (ofGroup.length === 0) return null;
        return (
          <section key={group}>
            <h2>{t(`groups.${group}`)}</h2>
            {ofGroup.map(({ part, icon: Icon }) => (
              <Link key={part} to={linkTo('DeskRules', { part })} aria-current={part === opened?.part && 'page'}>
                <Icon aria-hidden="true" />
                {t(`parts.${part}`)}
              </Link>
            ))}
          </section>
        );
      })}
      {mayManageStaff && (
        <section>
          <h2>{t('groups.access')}</h2>
          <Link to={linkTo('DeskTeam')}>
            <KeyRound aria-hidden="true" />
            {t('team')}
          </Link>
        </section>
      )}
    </nav>
  );
}
