import type { Logger } from 'pino'
import type { ModelSettings } from '../jobs/ask-model.ts'
import type { Telling } from '../jobs/efficiency/telling.ts'
import type { Pictures } from '../jobs/pictures.ts'
import type { Database } from '../store/store.ts'
import type { Upstream } from '../upstream/upstream.ts'

/** What the routes are made with. */
export type RouteDeps = {
  readonly db: Database
  readonly pictures: Pictures
  readonly upstream: Upstream
  readonly tell: Telling['tell']
  /** what the gateway must send */
  readonly serviceKey: string
  /** the language model that may be asked; null: none */
  readonly model: ModelSettings | null
  readonly log: Logger
}
