import { Registry } from 'prom-client';

/** Metrics of parts of this process, for `/metrics`. Names and labels say nothing about a person. */
export const metricsRegistry = new Registry();
