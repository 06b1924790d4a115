import type { QueueLimits } from './fair-queue.ts'

// what one client may cost the others: each bound with its reason. Those of a live connection are in ../live.

export * from './fair-queue.ts'

/** Figures, series and loads of alarms that a gateway asks its upstream for. */
export const READ_LIMITS = {
  // enough to keep an upstream busy; more would only wait there
  atOnce: 4,
  // the other half is always left to somebody else
  perPerson: 2,
  // the walls of a control room share an account, and each screen asks for a handful of series
  waitingPerPerson: 32,
  waiting: 256,
} as const satisfies QueueLimits

/** The same within an upstream, whoever asks: its event loop is that of the live path. */
export const FIGURE_LIMITS = {
  atOnce: 2,
  perPerson: 1,
  waitingPerPerson: 32,
  waiting: 256,
} as const satisfies QueueLimits

/** Workbooks that are written at a time, each in a thread that may take half a gigabyte. */
export const WORKBOOK_LIMITS = {
  atOnce: 2,
  perPerson: 1,
  // a person downloads a few at most; each takes about a second
  waitingPerPerson: 4,
  waiting: 20,
} as const satisfies QueueLimits

/** When to ask again what was refused because too much waits, s. */
export const RETRY_AFTER_SECONDS = 2
