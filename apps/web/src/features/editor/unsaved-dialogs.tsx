import { nameOf } from './places.ts';
import { ConflictDialog } from './revisions/conflict-dialog.tsx';
import { LeaveDialog } from './writing/leave-dialog.tsx';
import { noRevision } from './writing/session-state.ts';
import type { LeaveGuard } from './writing/use-leave-guard.ts';
import type { TextSession } from './writing/use-text-session.ts';

interface UnsavedDialogsProps {
  session: TextSession;
  guard: LeaveGuard;
}

/** Before unsaved text would overwrite a colleague's, or be left behind. */
export function UnsavedDialogs({ session, guard }: UnsavedDialogsProps) {
  const { open, conflict, isSaving } = session;

  async function saveAndGoOn() {
    if (await session.save()) guard.goOn();
    else guard.stay();
  }

  return (
    <>
      {conflict && open && (
        <ConflictDialog
          path={open.path}
          begunWith={open.base.revision === noRevision ? null : open.base.revision}
          mine={open.text}
          theirs={conflict.content}
          isSaving={isSaving}
          onKeepMine={() => void session.save({ isOverConflict: true })}
          onContinue={session.continueFromConflict}
          onClose={session.closeConflict}
        />
      )}
      {guard.isAsking && !conflict && (
        <LeaveDialog
          name={nameOf(open?.path ?? '')}
          isSaving={isSaving}
          onSave={() => void saveAndGoOn()}
          onDrop={() => {
            session.discard();
            guard.goOn();
          }}
          onStay={guard.stay}
        />
      )}
    </>
  );
}
