import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import FileUp from 'lucide-react/icons/file-up';
import Info from 'lucide-react/icons/info';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import Store from 'lucide-react/icons/store';
import Truck from 'lucide-react/icons/truck';
import Undo2 from 'lucide-react/icons/undo-2';
import type { NextAction } from './next-action.ts';

interface Look {
  tone: 'warn' | 'info' | 'ok' | 'danger' | 'plain';
  Icon: typeof Info;
}

/** The colour and the icon of what the patient has to do or to know. */
export function lookOf(action: NextAction): Look {
  switch (action.kind) {
    case 'decide':
    case 'answer':
      return { tone: 'warn', Icon: CircleQuestionMark };
    case 'open':
      return { tone: 'warn', Icon: openIcon(action) };
    case 'withdrawn':
      return { tone: 'info', Icon: Undo2 };
    case 'wait':
      return { tone: 'info', Icon: Clock };
    case 'onItsWay':
    case 'nobodyThere':
      return { tone: 'info', Icon: Truck };
    case 'pickUp':
      return { tone: 'ok', Icon: Store };
    case 'ended':
      return action.how === 'rejected' ? { tone: 'danger', Icon: CircleX } : { tone: 'plain', Icon: Info };
  }
}

function openIcon({ originalTo, prescription }: Extract<NextAction, { kind: 'open' }>): typeof Info {
  if (originalTo) return Mail;
  return prescription ? FileUp : Landmark;
}
