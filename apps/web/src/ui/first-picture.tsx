/**
 * The place of a picture in a part that is drawn before its data is there. The script before the first paint fills it as soon as it
 * knows the picture (`app/early/show-first.ts`); React leaves what stands in it alone.
 */
export function FirstPicture() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing, and tells React that the content is not its own.
  return <span data-first-picture suppressHydrationWarning dangerouslySetInnerHTML={nothing} />;
}

const nothing = { __html: '' };
