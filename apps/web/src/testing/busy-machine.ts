/** How long a test waits for what takes a moment on an idle machine: load is no failure, only a wait without end is. */
export const onBusyMachine = { timeout: 60_000 };
