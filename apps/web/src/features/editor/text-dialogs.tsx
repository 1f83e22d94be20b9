import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { showToast } from '#ui/toast.ts';
import { addressesOf } from './choices.ts';
import { AddressDialog } from './files/address-dialog.tsx';
import { slugOf } from './places.ts';
import { LinkDialog } from './text/link-dialog.tsx';
import { insertLink } from './text/markdown-edits.ts';
import type { TextHandle } from './text/text-handle.ts';
import type { OpenText } from './writing/session-state.ts';

export type TextDialog = 'link' | 'address' | null;

interface TextDialogsProps {
  opened: TextDialog;
  open: OpenText | null;
  isDraft: boolean;
  /** The posts that a link can lead to. */
  posts: ReadonlySet<string> | undefined;
  handle: RefObject<TextHandle | null>;
  onRenamed: (slug: string) => void;
  onClose: () => void;
}

/** What the editor is asked when they want a link in the text, or another address for it. */
export function TextDialogs({ opened, open, isDraft, posts, handle, onRenamed, onClose }: TextDialogsProps) {
  const t = useTranslations('editor.address');

  return (
    <>
      {opened === 'link' && (
        <LinkDialog
          words={handle.current?.selectedText() ?? ''}
          addresses={addressesOf(posts)}
          onInsert={(words, address) => {
            onClose();
            requestAnimationFrame(() => handle.current?.edit(insertLink(words, address)));
          }}
          onClose={onClose}
        />
      )}
      {opened === 'address' && open && (
        <AddressDialog
          slug={slugOf(open.path) ?? ''}
          isDraft={isDraft}
          onRenamed={(slug) => {
            onClose();
            showToast(t('done', { slug }), { type: 'success' });
            onRenamed(slug);
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
