import type { QueueLimits } from './fair-queue.ts'

// what one client may cost the others: each bound with its reason. Those of a live connection are in ../live.

export * from './fair-queue.ts'
export * from './serial.ts'

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

/** How long a client may take to say what it wants, by HTTP. */
export const REQUEST_LIMITS = {
  /** a line and headers fit a packet or two, ms */
  headersWithinMs: 10_000,
  /** a mebibyte, the most that is taken, at half a megabit a second, ms */
  wholeWithinMs: 20_000,
  /** by so much they may be overstepped, ms */
  checkedEveryMs: 5_000,
} as const

/** Live connections, whose own bounds are in ../live. */
export const SOCKET_LIMITS = {
  // each has 5 s to say who it is: enough for a site behind one address that comes back together
  strangersPerAddress: 256,
  strangers: 1_024,
  // a page renews once an hour, and again when its token changes
  renewalsPerMinute: 10,
} as const

/** The log of acts of administration. */
export const AUDIT_LIMITS = {
  /** the largest detail of an act, as JSON, bytes: claims before and after are a thousand each */
  detailBytes: 4_096,
  /** how long an act is kept, days: two years, as long as anybody asks who had which rights */
  keptDays: 730,
} as const

/** When to ask again what was refused because too much waits, s. */
export const RETRY_AFTER_SECONDS = 2
