import type { MeterResult, PictureWork } from '@vigie/contracts/rest/analyst'
import { done, failed, type Outcome } from '../outcome.ts'
import type { Database } from '../store/store.ts'
import { changeWork, findWork, type KeptWork, setLayout } from '../store/works.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { type MeterFacts, meterFacts } from './meter-facts.ts'
import type { Seen } from './picture-task.ts'
import { createTurns } from './turns.ts'

type Where = { readonly db: Database; readonly upstream: Upstream; readonly site: string; readonly token: string }
type SeenMeter = Extract<Seen, { tool: 'meter' }>
type Finished = { readonly result: MeterResult; readonly stored: PictureWork['stored'] }

/**
 * An accepted value becomes a reading of the device's counter, unless the counter has gone past it while the picture
 * was read: then a person must look, since a counter never runs back.
 */
export const storeReading = async (
  where: Where,
  work: KeptWork,
  { stores, ...seen }: SeenMeter,
  { facts }: { readonly facts: MeterFacts | null },
): Promise<Finished | null> => {
  if (facts === null) return null
  const result: MeterResult = { ...seen, metric: facts.metric, last: facts.last?.value ?? null }
  if (seen.verdict !== 'accepted' || !stores || seen.value === null) return { result, stored: null }
  const told = await tell(where, work, seen.value)
  if (told.ok) return { result, stored: told.value }
  return told.reason === 'refused'
    ? { result: { ...result, verdict: 'review', reason: 'below-last' }, stored: null }
    : { result, stored: null }
}

/**
 * What a person reads instead, kept with the picture; it becomes a reading too, where the counter is not past it, and
 * tells how many wheels stand before and after the comma.
 * Errors: `missing` no such picture of a meter that was read; `unavailable` the upstream did not take it.
 */
export const correctReading = async (
  where: Where,
  id: string,
  by: string,
  value: number,
): Promise<Outcome<KeptWork>> => {
  const found = await findWork(where.db, where.site, id)
  if (found === null) return failed('missing')
  return inTurn(`${where.site}/${found.device}`, () => correctNow(where, id, by, value))
}

/** Of two people who confirm at once the second sees what became of the first: a counter takes one reading of a moment. */
const inTurn = createTurns()

const correctNow = async (where: Where, id: string, by: string, value: number): Promise<Outcome<KeptWork>> => {
  const work = await findWork(where.db, where.site, id)
  if (work?.result?.tool !== 'meter') return failed('missing')
  const correction = { value, by, at: new Date().toISOString() }
  const told = work.stored?.value === value ? done(work.stored) : await tell(where, work, value)
  if (!told.ok && told.reason !== 'refused') return told
  await changeWork(where.db, id, { correction, ...(told.ok ? { stored: told.value } : {}) })
  const layout = layoutBy(work.result.digits, value)
  if (layout !== null) await setLayout(where.db, where.site, work.device, layout)
  return done({ ...work, correction, stored: told.ok ? told.value : work.stored })
}

/** `refused`: the counter is past this value already, or past this time. */
const tell = async (
  { upstream, site, token }: Where,
  work: KeptWork,
  value: number,
): Promise<Outcome<NonNullable<PictureWork['stored']>>> => {
  const facts = await meterFacts(upstream, token, site, work.device)
  if (!facts.ok) return facts
  const { metric, last } = facts.value
  // the counter has it already: a service killed before it kept that reads the picture again
  if (last?.value === value && last.atMs === Date.parse(work.at)) return done({ value, at: new Date().toISOString() })
  if (last !== null && (value < last.value || Date.parse(work.at) <= last.atMs)) return failed('refused')
  const payload = { ts: Date.parse(work.at), values: { [metric]: value } }
  const answer = await upstream.ingest(token, site, work.device, payload)
  if (!answer.ok) return answer
  return answer.value.accepted === 0 ? failed('refused') : done({ value, at: new Date().toISOString() })
}

const MOST_DECIMALS = 4

/** Where the comma stands when these digits mean this value; null: they do not. */
const layoutBy = (digits: string, value: number): { whole: number; decimals: number } | null => {
  for (let decimals = 0; decimals <= Math.min(MOST_DECIMALS, digits.length - 1); decimals++) {
    const step = 10 ** -decimals
    if (Math.abs(Number(digits) * step - value) < step / 2) return { whole: digits.length - decimals, decimals }
  }
  return null
}
