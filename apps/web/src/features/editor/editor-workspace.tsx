import { type ReactNode, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { showToast } from '#ui/toast.ts';
import { useHints } from './checks/use-hints.ts';
import { useKnownPlaces } from './checks/use-known-places.ts';
import { EditorBar } from './editor-bar.tsx';
import styles from './editor-workspace.module.css';
import { FilesPane } from './files/files-pane.tsx';
import { ImageReception } from './images/image-reception.tsx';
import { useLogOut } from './login/use-log-out.ts';
import { isBackFromLogin } from './login-state.ts';
import { areaRoot, type TextLanguage } from './places.ts';
import { SideColumn } from './side-column.tsx';
import { StartPage } from './start/start-page.tsx';
import type { TextHandle } from './text/text-handle.ts';
import { TextColumn } from './text-column.tsx';
import { type TextDialog, TextDialogs } from './text-dialogs.tsx';
import { UnsavedDialogs } from './unsaved-dialogs.tsx';
import { useFileActions } from './use-file-actions.ts';
import { useFolder } from './use-folder.ts';
import { useOpenPlace } from './use-open-place.ts';
import { useTextImages } from './use-text-images.ts';
import { useView } from './use-view.ts';
import { ViewSwitch } from './view-switch.tsx';
import { useLeaveGuard } from './writing/use-leave-guard.ts';
import { useSaveShortcut } from './writing/use-save-shortcut.ts';
import { useSettledText } from './writing/use-settled-text.ts';
import { useTextSession } from './writing/use-text-session.ts';

interface EditorWorkspaceProps {
  title: string;
  /** Draws a text as the website does. */
  preview: (path: string, text: string) => ReactNode;
  /** Words the law makes risky, one list for each language. */
  riskyWords: Record<TextLanguage, string>;
  /** Display settings and the language of the interface. */
  tools: ReactNode;
}

/** The editor area: files, text, preview and hints beside each other, or one at a time where there is no room (CM-02). */
export function EditorWorkspace({ title, preview, riskyWords, tools }: EditorWorkspaceProps) {
  const t = useTranslations('editor');
  const locale = useLocale();
  const { state } = useLocation();
  const openPlace = useOpenPlace();
  const { place, textPath, language, isStart, goTo } = openPlace;
  const session = useTextSession(textPath, isBackFromLogin(state));
  const { open, isDirty } = session;
  const guard = useLeaveGuard(isDirty);
  const files = useFileActions(openPlace, session, guard);
  const logOut = useLogOut();
  const handle = useRef<TextHandle>(null);

  const known = useKnownPlaces(language);
  const { data: folder } = useFolder(place.dir, place.area);
  const settled = useSettledText(textPath, open?.text ?? '');
  const hints = useHints(open ? textPath : null, settled, { known, folder, riskyWords });
  const images = useTextImages({ place, session, posts: known.postsIn[language], handle });
  // The column of the text and the one beside it show the same state of it.
  const shown = { settled, hints, images };

  const [view, setView] = useView(textPath);
  const [areRevisionsOpen, setRevisionsOpen] = useState(false);
  const [dialog, setDialog] = useState<TextDialog>(null);

  useSaveShortcut(() => {
    if (isDirty) void session.save();
  });

  function goToLine(line: number) {
    setView('text');
    // Below, where the text may just have come into sight.
    requestAnimationFrame(() => handle.current?.goToLine(line));
  }

  return (
    <div className={styles.workspace} data-view={view}>
      <EditorBar
        title={title}
        place={place}
        status={session.outcome?.kind ?? (isDirty ? 'unsaved' : null)}
        canSave={isDirty}
        isSaving={session.isSaving}
        hasRevisions={open !== null}
        areRevisionsOpen={areRevisionsOpen}
        tools={tools}
        onArea={(area) => goTo(areaRoot(area, locale), area)}
        onSave={() => void session.save()}
        onRevisions={() => {
          setRevisionsOpen(!areRevisionsOpen);
          setView('preview');
        }}
        onLogout={() => guard.ask(() => void logOut())}
      />
      {!isStart && <ViewSwitch view={view} hintCount={hints.length} onView={setView} />}
      <main id="main" tabIndex={-1} className={styles.panes}>
        <FilesPane
          place={place}
          isDirty={isDirty}
          removed={files.removed}
          isCreating={files.isCreating}
          onOpen={() => setView('text')}
          onNewPost={files.beginPost}
          onAddress={() => (isDirty ? showToast(t('address.saveFirst'), { type: 'error' }) : setDialog('address'))}
          onRemove={(path) => void files.remove(path)}
          onUndo={() => void files.undoRemoval()}
        />
        {isStart ? (
          <StartPage posts={known.postsIn} />
        ) : (
          <>
            <TextColumn
              {...shown}
              path={textPath}
              session={session}
              handle={handle}
              onLink={() => setDialog('link')}
              onRemoveImage={(path) => void files.remove(path)}
            />
            <SideColumn
              {...shown}
              open={open}
              areRevisionsOpen={areRevisionsOpen}
              preview={preview}
              onGoToLine={goToLine}
              onLoadRevision={(content) => {
                session.change(content);
                setRevisionsOpen(false);
                setView('text');
                showToast(t('revisions.loaded'));
              }}
              onCloseRevisions={() => setRevisionsOpen(false)}
            />
          </>
        )}
      </main>
      <ImageReception incoming={images.incoming} inserts={open !== null} onDone={images.put} />
      <TextDialogs
        opened={dialog}
        open={open}
        isDraft={images.draftFolder !== null}
        posts={known.posts}
        handle={handle}
        onRenamed={(slug) => goTo(`blog/blog_${language}/${slug}/index.md`)}
        onClose={() => setDialog(null)}
      />
      <UnsavedDialogs session={session} guard={guard} />
    </div>
  );
}
