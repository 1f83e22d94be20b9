/** Where a text stands. */
export interface ProsePlace {
  /** The page the text stands on, as the router knows it: `/faq`. */
  page: string;
  /** Where relative images are looked up. */
  folder?: string;
}
