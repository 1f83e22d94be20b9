import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { call } from '#lib/api.ts';
import { warn } from '#lib/log.ts';
import { linkTo } from '#lib/routes.ts';
import { forget } from '#lib/storage.ts';
import { showToast } from '#ui/toast.ts';
import { HintList } from './checks/hint-list.tsx';
import { useHints } from './checks/use-hints.ts';
import { useKnownPlaces } from './checks/use-known-places.ts';
import { addressesOf, coversOf } from './choices.ts';
import { EditorBar, type SaveStatus } from './editor-bar.tsx';
import styles from './editor-workspace.module.css';
import { AddressDialog } from './files/address-dialog.tsx';
import { FilesPane } from './files/files-pane.tsx';
import { useNewPost } from './files/use-new-post.ts';
import { useRemoval } from './files/use-removal.ts';
import { setField } from './front-matter-lines.ts';
import { draftFolderOf } from './images/draft-images.ts';
import type { ChosenImage } from './images/image-dialog.tsx';
import { measureImage } from './images/image-files.ts';
import { ImageReception } from './images/image-reception.tsx';
import { ImageStrip } from './images/image-strip.tsx';
import { useIncomingImages } from './images/use-incoming-images.ts';
import { useOwnImages } from './images/use-own-images.ts';
import { isBackFromLogin } from './login-state.ts';
import {
  areaRoot,
  folderOf,
  isImage,
  isText,
  languageOf,
  linkToPlace,
  nameOf,
  publicAddress,
  readPlace,
  slugOf,
  type TextLanguage,
} from './places.ts';
import { PreviewPane } from './preview-pane.tsx';
import { ConflictDialog } from './revisions/conflict-dialog.tsx';
import { RevisionsDrawer } from './revisions/revisions-drawer.tsx';
import { LinkDialog } from './text/link-dialog.tsx';
import { insertImage, insertLink } from './text/markdown-edits.ts';
import type { TextHandle } from './text/text-handle.ts';
import { TextPane, TextState } from './text-pane.tsx';
import { useFolder } from './use-folder.ts';
import { useView } from './use-view.ts';
import { LeaveDialog } from './writing/leave-dialog.tsx';
import { useLeaveGuard } from './writing/use-leave-guard.ts';
import { useSaveShortcut } from './writing/use-save-shortcut.ts';
import { useSettledText } from './writing/use-settled-text.ts';
import { type TextSession, useTextSession } from './writing/use-text-session.ts';
import { useTwinText } from './writing/use-twin-text.ts';

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
  const navigate = useNavigate();
  const { state } = useLocation();
  const [search] = useSearchParams();
  const place = useMemo(() => readPlace(search, locale), [search, locale]);
  const textPath = place.file && isText(place.file) ? place.file : null;
  const session = useTextSession(textPath, isBackFromLogin(state));
  const { open, isDirty } = session;
  const guard = useLeaveGuard(isDirty);
  const removal = useRemoval();
  const newPost = useNewPost();
  const incoming = useIncomingImages(place.dir);
  const handle = useRef<TextHandle>(null);

  const language = languageOf(place.file ?? place.dir ?? '');
  const known = useKnownPlaces(language);
  const { data: folder } = useFolder(place.dir, place.area);
  const { data: sharedCovers } = useFolder(place.area === 'blog' ? 'blog/covers' : place.dir, place.area);
  const settled = useSettledText(textPath, open?.text ?? '');
  const hints = useHints(open ? textPath : null, settled, { known, folder, riskyWords });
  const twinText = useTwinText(session.isMissing ? textPath : null);

  const [view, setView] = useView(textPath);
  const [areRevisionsOpen, setRevisionsOpen] = useState(false);
  const [opened, setOpened] = useState<'link' | 'address' | null>(null);

  useSaveShortcut(() => {
    if (isDirty) void session.save();
  });

  const images = (folder ?? []).filter(({ name }) => isImage(name)).map(({ name }) => `${place.dir}/${name}`);
  const draftFolder = draftFolderOf(open?.base.content ?? null, place.file ?? place.dir, known.postsIn[language]);
  const isStateKnown = open !== null || known.postsIn[language] !== undefined;
  const ownImages = useOwnImages(
    isStateKnown ? images.filter((path) => draftFolder && path.startsWith(`${draftFolder}/`)) : [],
  );

  function goTo(path: string | null, area = place.area) {
    void navigate(linkToPlace(area, path));
  }

  function goToLine(line: number) {
    setView('text');
    // Below, where the text may just have come into sight.
    requestAnimationFrame(() => handle.current?.goToLine(line));
  }

  function addressOf(path: string): string | null {
    const here = ownImages.addresses.get(publicAddress(path));
    if (here) return here;
    return draftFolder && path.startsWith(`${draftFolder}/`) ? null : publicAddress(path);
  }

  function putImage({ path, alt, size, file }: ChosenImage) {
    if (file) ownImages.add(path, file);
    // When the dialog is gone: it gives the focus back to where it came from.
    if (open) requestAnimationFrame(() => handle.current?.edit(insertImage(alt, publicAddress(path), size)));
  }

  async function chooseCover(address: string) {
    if (!open) return;
    const size = address && (await measureImage(ownImages.addresses.get(address) ?? address));
    session.change((text) => setField(text, 'cover_image', address + (size ? `#${size.width}x${size.height}` : '')));
  }

  async function removeFile(path: string) {
    if ((await removal.remove(path)) && path === place.file) {
      session.discard();
      goTo(folderOf(path));
    }
  }

  async function undoRemoval() {
    const path = await removal.undo();
    if (path && isText(path)) goTo(path);
  }

  async function logOut() {
    await call('editorLogout', undefined).catch((error: unknown) => warn('The session could not be ended.', error));
    forget('cms_token');
    void navigate(linkTo('EditorLogin'));
  }

  async function saveAndGoOn() {
    if (await session.save()) guard.goOn();
    else guard.stay();
  }

  return (
    <div className={styles.workspace} data-view={view}>
      <EditorBar
        title={title}
        place={place}
        status={statusOf(session)}
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
      <nav className={styles.views} aria-label={t('bar.views')}>
        {(['files', 'text', 'preview', 'hints'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={view === name} onClick={() => setView(name)}>
            {name === 'hints' ? t('bar.viewHints', { count: String(hints.length) }) : t(`bar.view.${name}`)}
          </button>
        ))}
      </nav>
      <main id="main" tabIndex={-1} className={styles.panes}>
        <FilesPane
          place={place}
          isDirty={isDirty}
          removed={removal.removed}
          isCreating={newPost.isCreating}
          onOpen={() => setView('text')}
          onNewPost={() => guard.ask(() => void newPost.create(language, (path) => goTo(path)))}
          onAddress={() => (isDirty ? showToast(t('address.saveFirst'), { type: 'error' }) : setOpened('address'))}
          onRemove={(path) => void removeFile(path)}
          onUndo={() => void undoRemoval()}
        />
        <div className={styles.text}>
          {open ? (
            <TextPane
              session={session}
              settled={settled}
              hints={hints}
              covers={coversOf(images, sharedCovers)}
              handle={handle}
              onCover={(address) => void chooseCover(address)}
              onLink={() => setOpened('link')}
              onUpload={incoming.pick}
              onImages={incoming.take}
            />
          ) : (
            <div className={styles.closed}>
              {textPath ? (
                <TextState session={session} onBegin={twinText ? () => session.begin(twinText) : undefined} />
              ) : (
                <p className={styles.choose}>{t('files.chooseText')}</p>
              )}
            </div>
          )}
          <ImageStrip
            images={images}
            addressOf={addressOf}
            onInsert={open ? incoming.insert : undefined}
            onRemove={(path) => void removeFile(path)}
            onUpload={incoming.pick}
          />
        </div>
        <div className={styles.aside}>
          {areRevisionsOpen && open ? (
            <div className={styles.revisions}>
              <RevisionsDrawer
                key={open.path}
                path={open.path}
                text={open.text}
                current={open.base.revision}
                onLoad={(content) => {
                  session.change(content);
                  setRevisionsOpen(false);
                  setView('text');
                  showToast(t('revisions.loaded'));
                }}
                onClose={() => setRevisionsOpen(false)}
              />
            </div>
          ) : (
            <>
              <div className={styles.preview}>
                {open ? (
                  <PreviewPane
                    path={open.path}
                    text={settled}
                    draftFolder={draftFolder}
                    own={ownImages.addresses}
                    preview={preview}
                  />
                ) : (
                  <p className={styles.choose}>{t('preview.empty')}</p>
                )}
              </div>
              {open && (
                <div className={styles.hints}>
                  <HintList hints={hints} onGoToLine={goToLine} />
                </div>
              )}
            </>
          )}
        </div>
      </main>
      <ImageReception incoming={incoming} inserts={open !== null} onDone={putImage} />
      {opened === 'link' && (
        <LinkDialog
          words={handle.current?.selectedText() ?? ''}
          addresses={addressesOf(known.posts)}
          onInsert={(words, address) => {
            setOpened(null);
            requestAnimationFrame(() => handle.current?.edit(insertLink(words, address)));
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'address' && open && (
        <AddressDialog
          slug={slugOf(open.path) ?? ''}
          isDraft={draftFolder !== null}
          onRenamed={(slug) => {
            setOpened(null);
            showToast(t('address.done', { slug }), { type: 'success' });
            goTo(`blog/blog_${language}/${slug}/index.md`);
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {session.conflict && open && (
        <ConflictDialog
          path={open.path}
          mine={open.text}
          theirs={session.conflict.content}
          isSaving={session.isSaving}
          onKeepMine={() => void session.save({ isOverConflict: true })}
          onContinue={session.continueFromConflict}
          onClose={session.closeConflict}
        />
      )}
      {guard.isAsking && !session.conflict && (
        <LeaveDialog
          name={nameOf(open?.path ?? '')}
          isSaving={session.isSaving}
          onSave={() => void saveAndGoOn()}
          onDrop={() => {
            session.discard();
            guard.goOn();
          }}
          onStay={guard.stay}
        />
      )}
    </div>
  );
}

function statusOf({ outcome, isDirty }: TextSession): SaveStatus {
  if (outcome) return outcome.kind;
  return isDirty ? 'unsaved' : null;
}
