import type { MeterReason } from '@vigie/contracts/entities'
import { createSerial } from '@vigie/contracts/limits'
import type { MeterResult, PictureWork } from '@vigie/contracts/rest/analyst'
import type { IngestBody, QuarantineReason } from '@vigie/contracts/upstream'
import { done, type Failure, failed, type Outcome } from '../outcome.ts'
import type { Database } from '../store/store.ts'
import { changeWork, findWork, type KeptWork, setLayout } from '../store/works.ts'
import type { Upstream } from '../upstream/upstream.ts'
import { type MeterFacts, meterFacts } from './meter-facts.ts'
import type { Seen } from './picture-task.ts'

type Where = { readonly db: Database; readonly upstream: Upstream; readonly site: string; readonly token: string }
type SeenMeter = Extract<Seen, { tool: 'meter' }>
type Stored = NonNullable<PictureWork['stored']>
/** What became of a value: `aside`, it is no reading of the counter, and why. */
type Told =
  | { readonly kind: 'stored'; readonly stored: Stored }
  | { readonly kind: 'aside'; readonly why: MeterReason }
  | { readonly kind: 'failed'; readonly failure: Failure }
type Finished = { readonly result: MeterResult; readonly stored: PictureWork['stored'] }

/**
 * An accepted value becomes a reading of the device's counter, unless the counter has gone past it while the picture
 * was read, or the ingest puts it aside: then a person must look, and is told why.
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
  if (told.kind === 'stored') return { result, stored: told.stored }
  const reason = told.kind === 'aside' ? told.why : 'not-taken'
  return { result: { ...result, verdict: 'review', reason }, stored: null }
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
const inTurn = createSerial()

const correctNow = async (where: Where, id: string, by: string, value: number): Promise<Outcome<KeptWork>> => {
  const work = await findWork(where.db, where.site, id)
  if (work?.result?.tool !== 'meter') return failed('missing')
  const told: Told =
    work.stored?.value === value ? { kind: 'stored', stored: work.stored } : await tell(where, work, value)
  if (told.kind === 'failed') return told.failure
  const said = { value, by, at: new Date().toISOString() }
  const correction = told.kind === 'aside' ? { ...said, aside: told.why } : said
  const stored = told.kind === 'stored' ? told.stored : work.stored
  await changeWork(where.db, id, { correction, ...(told.kind === 'stored' ? { stored } : {}) })
  const layout = layoutBy(work.result.digits, value)
  if (layout !== null) await setLayout(where.db, where.site, work.device, layout)
  return done({ ...work, correction, stored })
}

/** Hands a value in as a reading of the counter, unless the counter is past it, or past its time. */
const tell = async ({ upstream, site, token }: Where, work: KeptWork, value: number): Promise<Told> => {
  const facts = await meterFacts(upstream, token, site, work.device)
  if (!facts.ok) return { kind: 'failed', failure: facts }
  const { metric, last } = facts.value
  const atMs = Date.parse(work.at)
  const stored = { value, at: new Date().toISOString() }
  // the counter has it already: a service killed before it kept that reads the picture again
  if (last?.value === value && last.atMs === atMs) return { kind: 'stored', stored }
  if (last !== null && value < last.value) return { kind: 'aside', why: 'below-last' }
  if (last !== null && atMs <= last.atMs) return { kind: 'aside', why: 'not-later' }
  const answer = await upstream.ingest(token, site, work.device, { ts: atMs, values: { [metric]: value } })
  if (answer.ok)
    return answer.value.accepted > 0 ? { kind: 'stored', stored } : { kind: 'aside', why: whyOf(answer.value) }
  return answer.reason === 'refused' ? { kind: 'aside', why: 'not-allowed' } : { kind: 'failed', failure: answer }
}

/** Why the ingest put a value aside, in the words of a meter; what cannot be of a counter is `not-taken`. */
const whyOf = ({ quarantined: [first] }: IngestBody): MeterReason => (first && WHY_ASIDE[first.reason]) ?? 'not-taken'

const WHY_ASIDE: Readonly<Partial<Record<QuarantineReason, MeterReason>>> = {
  'counter.impossible-jump': 'above-possible',
  'value.out-of-range': 'out-of-range',
  'clock.too-old': 'too-old',
  'clock.in-the-future': 'of-the-future',
  'device.unknown': 'device-unknown',
  'metric.unknown': 'device-unknown',
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
