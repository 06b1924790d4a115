import type { AlarmLoad, KpiBody, Outage, PeriodInput, SeriesBody, SiteSlug } from '@vigie/contracts/entities'
import { createFairQueue, READ_LIMITS } from '@vigie/contracts/limits'
import { failed, type Outcome } from '../outcome.ts'
import type { SeriesRange, UpstreamCalls } from './calls.ts'

/** Whoever reads, with a token that was verified and may see the site. */
export type Reader = {
  readonly uid: string
  readonly token: string
  /** whether it has begun what a refusal would break off; such a one asks one thing at a time */
  readonly isCommitted?: boolean
}
type Read<Asked, Answer> = (who: Reader, slug: SiteSlug, asked: Asked) => Promise<Outcome<Answer>>

/**
 * The reads that cost the upstream most, few at a time and in turn by person. One that is under way is shared by all
 * who ask the same meanwhile. Errors: those of the calls; request.too-many when too many wait.
 */
export type Reads = {
  readonly kpis: Read<PeriodInput, KpiBody>
  /** Newest first. */
  readonly outages: Read<PeriodInput, Outage[]>
  readonly series: Read<SeriesRange, SeriesBody>
  /** The ISA-18.2 figures of the period. */
  readonly alarmLoad: Read<PeriodInput, AlarmLoad>
}

export const createReads = (calls: Pick<UpstreamCalls, keyof Reads>): Reads => {
  const queue = createFairQueue(READ_LIMITS)

  const inTurn = <Asked extends object, Answer>(
    call: (token: string, slug: SiteSlug, asked: Asked) => Promise<Outcome<Answer>>,
  ): Read<Asked, Answer> => {
    const underWay = new Map<string, Promise<Outcome<Answer>>>()
    const waiting = new Map<string, Promise<Outcome<Answer>>>()
    return async ({ uid, token, isCommitted = false }, slug, asked) => {
      const key = JSON.stringify([slug, Object.entries(asked).toSorted()])
      const ask = () => once(underWay, key, () => call(token, slug, asked))
      // what failed for another may have failed by their token
      const answer = await underWay.get(key)
      if (answer?.ok === true) return answer
      // what another person waits for is not shared: its turn may be far off
      return once(waiting, `${uid} ${key}`, async () => {
        const turn = queue.run(uid, ask, isCommitted)
        return turn ?? failed('request.too-many', 'too many questions at once: ask again in a moment')
      })
    }
  }

  return {
    kpis: inTurn(calls.kpis),
    outages: inTurn(calls.outages),
    series: inTurn(calls.series),
    alarmLoad: inTurn(calls.alarmLoad),
  }
}

/** What is being done under this key; else the job, which is from now on. */
const once = <T>(jobs: Map<string, Promise<T>>, key: string, job: () => Promise<T>): Promise<T> => {
  const known = jobs.get(key)
  if (known !== undefined) return known
  const begun = job().finally(() => jobs.delete(key))
  jobs.set(key, begun)
  return begun
}
