import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { Row } from './row.tsx';
import { Text } from './text.tsx';

const shownMs = 4000;

interface CopyButtonProps {
  text: string;
  label: string;
  /** Said and shown when it is done. */
  copiedText: string;
  failedText: string;
  size?: 'small' | undefined;
}

/** Puts a text into the clipboard and says whether it got there. */
export function CopyButton({ text, label, copiedText, failedText, size }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), shownMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    // Emptied first, so that the same words are said again after a second press.
    setOutcome(null);
    setOutcome((await putInClipboard(text)) ? 'copied' : 'failed');
  }

  return (
    <Row gap={[0.5, 1]} align="center">
      <Button size={size} icon={outcome === 'copied' ? <Check /> : <Copy />} onClick={() => void copy()}>
        {label}
      </Button>
      <Text as="output" size="small">
        {outcome === 'copied' && copiedText}
        {outcome === 'failed' && failedText}
      </Text>
    </Row>
  );
}

async function putInClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Over plain http there is no clipboard, and a browser may refuse it: the old way may still work.
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const carrier = document.createElement('textarea');
  carrier.value = text;
  carrier.readOnly = true;
  // Rendered but invisible: hidden text cannot be selected, and the page must not jump to it.
  carrier.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  document.body.append(carrier);
  try {
    carrier.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    carrier.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
