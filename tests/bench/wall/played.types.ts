// In: what the services of a page are made of. Out: what they counted while they were played to it.
import type { Answers } from './recorded.ts'
import type { SoakSeries } from './soak-site.ts'

/** What the page's services are made of; times in ms. */
export type PlayedServices = {
  readonly answers: Answers
  readonly expired: { readonly status: number; readonly body: unknown }
  /** to what is not among them */
  readonly unplayed: { readonly status: number; readonly body: unknown }
  readonly series: readonly SoakSeries[]
  readonly site: string
  readonly tokenForMs: number
  /** share of renewals that fail */
  readonly failing: number
  readonly rowsPerSecond: number
  readonly cadenceMs: number
  readonly tokenExpiredCode: number
  readonly signWithinMs: number
}
/** What they counted: `__played` in the page. */
export type Played = {
  readonly updates: number
  readonly renewals: number
  readonly failedRenewals: number
  readonly expiries: number
  readonly signIns: number
  readonly connections: number
  readonly losses: number
  readonly looks: number
  readonly looksAtLost: number
  readonly unlabelled: readonly string[]
  readonly notAWall: number
}
