import type { ReactNode } from 'react';

/** `kept`: it waits on this device; `keptUntilSignIn`: there, because the session is over. `discarded`: somebody signed in or out meanwhile. */
export type AddToCart = (item: {
  itemId: string;
  quantity: number;
  image: string | null;
}) => Promise<'added' | 'kept' | 'keptUntilSignIn' | 'discarded'>;

/** A field that uploads a prescription file and hands over the key it is stored under. */
export type UploadField = (onUploaded: (key: string) => void, wanted: { isPdfOnly: boolean }) => ReactNode;

/** Answers that are typed and not sent yet, by order. */
export interface AnswerDrafts {
  read: (orderId: string) => string;
  write: (orderId: string, text: string) => void;
}

/** What the page around the orders brings along. */
export interface OrderTools {
  addToCart: AddToCart;
  /** Left out, no file can be handed in later. */
  uploadField?: UploadField | undefined;
  drafts: AnswerDrafts;
}
