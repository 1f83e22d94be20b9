/** `kept`: it waits on this device; `keptUntilSignIn`: there, because the session is over. `discarded`: somebody signed in or out meanwhile. */
export type AddToCart = (item: {
  itemId: string;
  quantity: number;
  image: string | null;
}) => Promise<'added' | 'kept' | 'keptUntilSignIn' | 'discarded'>;

/** Answers that are typed and not sent yet, by order. */
export interface AnswerDrafts {
  read: (orderId: string) => string;
  write: (orderId: string, text: string) => void;
}

/** What the page around the orders brings along. */
export interface OrderTools {
  addToCart: AddToCart;
  drafts: AnswerDrafts;
}
