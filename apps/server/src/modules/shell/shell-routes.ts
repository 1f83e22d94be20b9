import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { serveStaticFiles } from '../../http/static-files.ts';
import type { PublicContent, PublicContentSource } from '../content/content-service.ts';
import { filesDrawnAhead } from '../content/drawn-files-service.ts';
import { type Drawn, fillShell } from './shell-page.ts';

interface Sources {
  webFolder: string;
  content: PublicContentSource;
  /** As /config.json has it now. */
  config(): { shopName: string; cataloguePublic: boolean };
}

interface PrerenderModule {
  prerender(input: {
    config: object;
    texts: Record<string, string>;
    files: Record<string, unknown>;
    pause: () => Promise<void>;
  }): Promise<Drawn>;
}

/** The built shop: the page that everything begins with, and its files. */
export async function serveShop(app: FastifyInstance, sources: Sources): Promise<void> {
  servePage(app, sources);
  await serveStaticFiles(app, sources.webFolder);
}

/**
 * The page. The screens are drawn into it ahead, with the pharmacy's config and the texts as
 * they are now: anew in every process whenever a text or the config changes (decisions/0041).
 */
function servePage(app: FastifyInstance, { webFolder, content, config }: Sources): void {
  const module = path.join(webFolder, '../prerender/dist/prerender.js');
  const page = path.join(webFolder, 'index.html');
  if (!existsSync(module) || !existsSync(page)) return;

  let drawnFrom: PublicContent | null = null;
  let drawnWith = '';
  let drawing: Promise<PreparedAnswer> | null = null;

  /** Between two screens the server answers others. */
  async function draw(
    texts: PublicContent,
    shown: { shopName: string; cataloguePublic: boolean },
  ): Promise<PreparedAnswer> {
    const built = await readFile(page, 'utf8');
    try {
      const { prerender }: PrerenderModule = await import(pathToFileURL(module).href);
      const drawn = await prerender({ config: shown, texts: pageTexts(texts), files: filesDrawnAhead(texts), pause });
      return htmlAnswer(fillShell(built, drawn, shown));
    } catch (error) {
      app.log.error(error, 'The screens could not be drawn ahead: the shop is served without them.');
      return htmlAnswer(built);
    }
  }

  async function current(): Promise<PreparedAnswer> {
    const texts = await content.current();
    const shown = config();
    const shownText = JSON.stringify(shown);
    if (texts !== drawnFrom || shownText !== drawnWith || !drawing) {
      drawnFrom = texts;
      drawnWith = shownText;
      drawing = draw(texts, shown);
    }
    return drawing;
  }

  for (const address of ['/', '/index.html']) {
    app.get(address, async (request, reply) => (await current()).send(request, reply));
  }
  // The first visitor need not wait for it.
  app.addHook('onListen', async () => void current().catch(() => {}));
}

/** `home.de` and its markdown, of every page whose words editors may change. */
function pageTexts({ texts }: PublicContent): Record<string, string> {
  return Object.fromEntries(
    [...texts].flatMap(([file, { markdown }]) => {
      const name = /^pages\/(\w+\.(?:de|en))\.md$/.exec(file)?.[1];
      return name ? [[name, markdown]] : [];
    }),
  );
}

function htmlAnswer(html: string): PreparedAnswer {
  return new PreparedAnswer(html, { type: 'text/html; charset=utf-8', isForEverybody: true });
}
