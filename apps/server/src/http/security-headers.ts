import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { inlineHashes } from './inline-hashes.ts';

const twoYearsSeconds = 63_072_000;
const transportSecurity = `max-age=${twoYearsSeconds}; includeSubDomains; preload`;

export interface SecurityOptions {
  isHttps: boolean;
  /** Origins beside our own that the shop may call: configured API bases and the object store. */
  connectOrigins: string[];
  /** The built shop, whose page may hold its own script and styles. */
  webFolder: string | null;
}

/** Code, styles, fonts and pictures of the build: what concerns pages and answers as a whole need not travel with each. */
export const isPartOfPage = ({ url }: { url: string }) => url.startsWith('/assets/');

/** For what nobody shows as a page. */
export const policyOfNoPage = "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** For answers that no route gives and that nobody shows as a page: what cannot be decoded or is no HTTP. */
export function headersOutsideRoutes({ isHttps }: Pick<SecurityOptions, 'isHttps'>): Record<string, string> {
  return {
    'content-security-policy': policyOfNoPage,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': transportSecurity }),
  };
}

/** No inline script or style but those of the build, no eval, nothing from elsewhere, nobody may frame us. */
export async function setSecurityHeaders(app: FastifyInstance, options: SecurityOptions): Promise<void> {
  const inline = inlineHashes(options.webFolder);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inline.scripts],
        styleSrc: ["'self'", ...inline.styles],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        // Our own frame of the chat; what runs in it is in a sandbox of its own.
        frameSrc: ["'self'"],
        connectSrc: ["'self'", ...options.connectOrigins],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        ...(options.isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: options.isHttps
      ? { maxAge: twoYearsSeconds, includeSubDomains: true, preload: true }
      : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isPartOfPage(request)) return;
    reply.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()');
  });
}
