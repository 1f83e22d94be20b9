import ChevronRight from 'lucide-react/icons/chevron-right';
import History from 'lucide-react/icons/history';
import LogOut from 'lucide-react/icons/log-out';
import Save from 'lucide-react/icons/save';
import { Fragment, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Logo } from '#ui/logo.tsx';
import { Row } from '#ui/row.tsx';
import { Segments } from '#ui/segments.tsx';
import styles from './editor-bar.module.css';
import { type AreaName, areaNames, languageOf, linkToPlace, type Place, twinOf } from './places.ts';
import { SaveState, type SaveStatus } from './save-state.tsx';

interface EditorBarProps {
  title: string;
  place: Place;
  status: SaveStatus;
  canSave: boolean;
  isSaving: boolean;
  hasRevisions: boolean;
  areRevisionsOpen: boolean;
  /** Display settings and the language of the interface. */
  tools: ReactNode;
  onArea: (area: AreaName) => void;
  onSave: () => void;
  onRevisions: () => void;
  onLogout: () => void;
}

/** Where one is, whether it is saved, and the way out. */
export function EditorBar(props: EditorBarProps) {
  const { title, place, status, canSave, isSaving, hasRevisions, areRevisionsOpen, tools } = props;
  const t = useTranslations('editor.bar');
  const tAreas = useTranslations('editor.areas');
  const tStart = useTranslations('editor.start');
  const id = useId();

  return (
    <Row as="header" gap={[0.35, 1]} align="center" className={styles.bar}>
      <h1 className={styles.title}>
        <Link to={linkTo('Editor')} aria-label={`${title}: ${tStart('toStart')}`}>
          <Logo name={title} />
        </Link>
      </h1>
      <div className={styles.area}>
        <label htmlFor={id} className="visually-hidden">
          {t('area')}
        </label>
        <select id={id} value={place.area} onChange={(event) => props.onArea(event.target.value as AreaName)}>
          {areaNames.map((area) => (
            <option key={area} value={area}>
              {tAreas(area)}
            </option>
          ))}
        </select>
      </div>
      <LanguageSwitch place={place} />
      <Path place={place} />
      <SaveState status={status} />
      <Row gap={0.25} align="center" className={styles.actions}>
        {hasRevisions && (
          <Button variant="ghost" icon={<History />} aria-expanded={areRevisionsOpen} onClick={props.onRevisions}>
            {t('revisions')}
          </Button>
        )}
        <Button
          variant="primary"
          icon={<Save />}
          isBusy={isSaving}
          aria-disabled={!canSave || undefined}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => canSave && props.onSave()}
        >
          {t('save')}
        </Button>
        {tools}
        <IconButton label={t('logout')} icon={<LogOut />} onClick={props.onLogout} />
      </Row>
    </Row>
  );
}

/** The same text or folder in the other language. */
function LanguageSwitch({ place }: { place: Place }) {
  const t = useTranslations('editor.bar');
  const path = place.file ?? place.dir;
  const twin = path && twinOf(path);
  if (!path || !twin) return null;
  const current = languageOf(path);

  return (
    <Segments as="nav" isSmall className={styles.languages} aria-label={t('language')}>
      {(['de', 'en'] as const).map((language) => (
        <Link
          key={language}
          to={linkToPlace(place.area, language === current ? path : twin)}
          aria-current={language === current ? 'true' : undefined}
          aria-label={`${language.toUpperCase()}, ${t(`languages.${language}`)}`}
          title={t(`languages.${language}`)}
        >
          {language.toUpperCase()}
        </Link>
      ))}
    </Segments>
  );
}

function Path({ place }: { place: Place }) {
  const t = useTranslations('editor.bar');
  const parts = (place.file ?? place.dir ?? '').split('/').filter(Boolean);

  return (
    <Row as="nav" gap={[0.15, 0.3]} align="center" className={styles.path} aria-label={t('path')}>
      {parts.map((part, at) => {
        const path = parts.slice(0, at + 1).join('/');
        const isLast = at === parts.length - 1;
        return (
          <Fragment key={path}>
            {at > 0 && <ChevronRight aria-hidden="true" />}
            {isLast ? <b aria-current="page">{part}</b> : <Link to={linkToPlace(place.area, path)}>{part}</Link>}
          </Fragment>
        );
      })}
    </Row>
  );
}
