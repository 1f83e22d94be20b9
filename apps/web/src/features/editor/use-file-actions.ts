import { useNewPost } from './files/use-new-post.ts';
import { useRemoval } from './files/use-removal.ts';
import { folderOf, isText } from './places.ts';
import type { OpenPlace } from './use-open-place.ts';
import type { LeaveGuard } from './writing/use-leave-guard.ts';
import type { TextSession } from './writing/use-text-session.ts';

/** New posts, and files that go and come back; the editor goes where they are. */
export function useFileActions({ place, language, goTo }: OpenPlace, session: TextSession, guard: LeaveGuard) {
  const removal = useRemoval();
  const newPost = useNewPost();

  return {
    /** The path of the file that was removed last. */
    removed: removal.removed,
    isCreating: newPost.isCreating,
    beginPost(): void {
      guard.ask(() => void newPost.create(language, (path) => goTo(path)));
    },
    async remove(path: string): Promise<void> {
      if ((await removal.remove(path)) && path === place.file) {
        session.discard();
        goTo(folderOf(path));
      }
    },
    async undoRemoval(): Promise<void> {
      const path = await removal.undo();
      if (path && isText(path)) goTo(path);
    },
  };
}
