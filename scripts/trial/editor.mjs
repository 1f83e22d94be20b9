// @ts-check
const password = 'a password for the trial';
const text = 'blog/blog_de/trial/index.md';

/** What a shop needs in its environment so that the editor of a trial can log in. */
export const editorEnv = { CMS_USERNAME: 'trial', CMS_PASSWORD: password };

/** The number in the text as visitors get it. @param {string} origin */
export async function publishedNumber(origin) {
  const answer = await fetch(`${origin}/content_management/${text}`);
  return Number(/number (\d+)/.exec(await answer.text())?.[1] ?? 0);
}

/**
 * An editor who saves the same text with the next number, and remembers the last one that was confirmed.
 *
 * @param {{ origin: string }} shop
 */
export async function newEditor(shop) {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: editorEnv.CMS_USERNAME, password });
  const login = await fetch(`${shop.origin}/api/cms/login`, { method: 'POST', headers: json, body });
  const { token } = /** @type {{ token: string }} */ (await login.json());
  let tried = 0;
  let confirmed = 0;
  return {
    edits: () => confirmed,
    /** @param {string} [origin] of the process that takes it */
    async save(origin = shop.origin) {
      const number = ++tried;
      const answer = await fetch(`${origin}/api/cms/content?path=${text}`, {
        method: 'PUT',
        headers: { ...json, authorization: `Bearer ${token}` },
        body: JSON.stringify({ content: `# Trial\n\nnumber ${number}\n` }),
      });
      if (!answer.ok) throw new Error(`saving answered ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      confirmed = number;
      return number;
    },
    /** Whether a confirmed edit is gone. One that was never answered may have been taken or not. */
    async lost() {
      const found = await publishedNumber(shop.origin);
      return found < confirmed || found > tried ? 1 : 0;
    },
  };
}
