import { ScrollRestoration } from 'react-router';

/**
 * A new screen begins at its top, and Back returns to where one was. Addresses that somebody types all have the router's key
 * 'default': without one of their own, each would begin where the one before was left.
 */
export function KeepScroll() {
  return <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />;
}
