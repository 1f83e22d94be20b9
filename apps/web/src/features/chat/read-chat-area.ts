import { fieldsOf } from '#lib/read-fields.ts';

/** How far what the widget draws stays away from each edge of the window, in CSS pixels. */
export interface ChatArea {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const edges = ['top', 'right', 'bottom', 'left'] as const;

/** What the frame tells about its widget (`chat-frame-routes.ts` of the server), or null for anything else. */
export function readChatArea(message: unknown): ChatArea | null {
  const area = fieldsOf(fieldsOf(message)?.chatArea);
  if (!area || !edges.every((edge) => Number.isFinite(area[edge]))) return null;
  const { top, right, bottom, left } = area as unknown as ChatArea;
  return { top, right, bottom, left };
}
