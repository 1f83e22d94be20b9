import { Registry } from 'prom-client';

/** What parts of this process count about themselves, for `/metrics`. Names and labels say nothing about a person. */
export const metricsRegistry = new Registry();
