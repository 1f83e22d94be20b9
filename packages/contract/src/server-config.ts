import { isBooks } from './books-settings.ts';
import { isText } from './config-checks.ts';
import { isWorkingDays } from './desk/working-days.ts';
import { isMailWordings } from './mail-wordings.ts';
import { isOrdering } from './ordering-settings.ts';
import { isOwnPoints } from './own-points.ts';
import { isPacking } from './packing-settings.ts';
import { isQuestions } from './question-templates.ts';
import type { ConfigChecks, ServerOnly } from './shop-config.ts';

/** For what only the server asks for. In a file of its own: the first load of the shop is weighed. */
export const serverChecks: ConfigChecks<ServerOnly> = {
  newOrderEmail: (value): value is string => isText(value) && /^(?:[^\s@<>,]+@[^\s@<>,]+)?$/.test(value),
  ordering: isOrdering,
  workingDays: isWorkingDays,
  packing: isPacking,
  books: isBooks,
  questions: isQuestions,
  mails: isMailWordings,
  checklist: isOwnPoints,
};
