import { createLogger, type Logger } from 'vite';

/** What Vite says of its own way with `composes … from` in CSS modules: nobody who reads it can act on it. */
const aboutItself = 'did not pass the `from` option to `postcss.parse`';

export function quietLogger(): Logger {
  // A custom logger ignores --logLevel.
  const logger = createLogger(process.env.NODE_ENV === 'production' ? 'warn' : 'info');
  const { warnOnce } = logger;
  logger.warnOnce = (message, options) => {
    if (!message.includes(aboutItself)) warnOnce(message, options);
  };
  return logger;
}
