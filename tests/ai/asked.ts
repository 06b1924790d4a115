// In: a question, and how a test changes the records. Out: what is said, in plain spaces.
import { type Body, type Context, readsOf, tell, understand } from '@vigie/analyst/question'
import type { KpiBody } from '@vigie/contracts/entities'
import { expect } from 'vitest'
import { FACTS } from './score.ts'
import { untraced } from './traced.ts'
import { answerRead } from './world.ts'

/** The records as they are. */
export const same = (body: Body): Body => body
/** What is said to a question of records that a test changed; every number of it is traced. */
export const answered = (question: string, changed: (body: Body) => Body = same, before: Context | null = null) => {
  const understood = understand(question, FACTS, before)
  if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
  const { call } = understood
  const bodies = readsOf(call, FACTS).map(answerRead).map(changed)
  const told = tell(call, bodies, FACTS)
  expect(untraced(told, bodies, FACTS, question)).toEqual([])
  return { call, told, sentences: told.sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' ')) }
}
/** Changes the figures that were read. */
export const figures =
  (changed: (body: KpiBody) => KpiBody) =>
  (one: Body): Body =>
    one.read === 'kpis' ? { ...one, body: changed(one.body) } : one
type Source = KpiBody['sources'][number]
/** Changes the figures of each pump. */
export const pumps = (changed: (one: Source) => Source) =>
  figures((body) => ({ ...body, sources: body.sources.map(changed) }))
