import { onModalChange, openModal } from './use-modal.ts';

/**
 * Back closes what is open, in place of leaving the page: one rule for menus, panels, sheets and dialogs. While any of them
 * is open the history has one entry more for the same address. Closing it in another way takes that entry back; one that a
 * link has left behind is passed over.
 */
export function letBackClose(): () => void {
  let isTakingBack = false;
  let isReturning = false;
  let addressBelow = '';
  let landedOn: unknown = null;
  let extra: { idx: unknown } | null = null;
  let kept: { state: unknown; address: string } | null = null;

  function settle() {
    if (isTakingBack) return;
    if (openModal() && !isExtraEntry()) {
      addressBelow = window.location.href;
      landedOn = null;
      extra = { idx: history.state?.idx };
      history.pushState({ ...history.state, [mark]: true }, '');
    } else if (!openModal() && (isExtraEntry() || isRewrittenEntry())) {
      const { [mark]: _, ...state } = history.state ?? {};
      if (isRewrittenEntry()) kept = { state, address: window.location.href };
      else addressBelow = window.location.href;
      isTakingBack = true;
      history.back();
    }
  }

  /** A screen that completes its own address does so in the extra entry, and the router writes over the mark. */
  function isRewrittenEntry(): boolean {
    return !isExtraEntry() && extra?.idx !== undefined && extra.idx === history.state?.idx;
  }

  // One that closes and another that opens at the same time share the entry; a link is followed first.
  let timer = 0;
  function settleSoon() {
    clearTimeout(timer);
    timer = window.setTimeout(settle);
  }

  /** Before the router, which is not told of steps within one page. */
  function hear(event: PopStateEvent) {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    if (isTakingBack && isExtraEntry()) {
      // A link was followed meanwhile, so the step led back from its page: the person is to be there.
      isTakingBack = false;
      isReturning = true;
      event.stopImmediatePropagation();
      history.forward();
      return;
    }
    const modal = openModal();
    const isTakenBack = isTakingBack && window.location.href === addressBelow;
    isTakingBack = false;
    if (!isExtraEntry()) extra = null;
    if (isTakenBack) {
      landedOn = history.state?.idx;
      if (kept) history.replaceState(kept.state, '', kept.address);
      kept = null;
      event.stopImmediatePropagation();
    } else if (!isExtraEntry()) {
      landedOn = history.state?.idx;
      if (!modal || window.location.href !== addressBelow) return;
      event.stopImmediatePropagation();
      modal.dispatchEvent(new Event('cancel', { cancelable: true }));
    } else if (!modal && landedOn === history.state?.idx) {
      // Forward, from the entry below.
      event.stopImmediatePropagation();
      history.forward();
      return;
    } else if (modal) {
      // Back again before the page that a link in it leads to was there.
      modal.dispatchEvent(new Event('cancel', { cancelable: true }));
    }
    settleSoon();
  }

  const leave = onModalChange(settleSoon);
  window.addEventListener('popstate', hear, true);
  return () => {
    clearTimeout(timer);
    leave();
    window.removeEventListener('popstate', hear, true);
  };
}

const mark = 'isOverlay';

function isExtraEntry(): boolean {
  return history.state?.[mark] === true;
}
