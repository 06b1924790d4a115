// In: a question, and whose. Out: what is said to it, from records that this person may read.
import type { QuestionAnswer } from '@vigie/contracts/rest/analyst'
import {
  type Call,
  type Context,
  context as contextShape,
  type Facts,
  followUpsOf,
  leftWords,
  linkOf,
  linkOfTopic,
  nearestTo,
  queryWords,
  readsOf,
  refusalWords,
  tell,
  type Understood,
  understand,
} from '../engines/question/index.ts'
import { done, type Outcome } from '../outcome.ts'
import { type Asking, factsFor, readAll, type Sources } from './records.ts'

/** A question with what goes on from the one before. */
export type Asked = { readonly question: string; readonly context: unknown }

/** Within so long the records are read, all of them together: who asks is not left in silence longer. */
export const READ_WITHIN_MS = 8_000

/**
 * Answers by the rules of the language: no model, the same answer each time.
 * Errors: as the upstream's; `unavailable` after `READ_WITHIN_MS` without all that the answer needs.
 */
export const answerQuestion = async (
  { upstream, ...kept }: Sources,
  asking: Asking,
  { question, context }: Asked,
  hasModel: boolean,
): Promise<Outcome<QuestionAnswer>> => {
  const sources = { ...kept, upstream: upstream.until(AbortSignal.timeout(READ_WITHIN_MS)) }
  const facts = await factsFor(sources.upstream, asking)
  if (!facts.ok) return facts
  const before = contextShape.safeParse(context).data ?? null
  const understood = understand(question, facts.value, before)
  if (understood.kind !== 'call')
    return done({ ...BARE, ...withoutCall(understood, question, before, facts.value), model: hasModel })
  const answer = await answeredOrWider(sources, asking, facts.value, understood)
  if (!answer.ok) return answer
  const { sentences } = answer.value
  const { wholeDay, left } = understood
  const said = [...sentences, ...(wholeDay ? [WHOLE_DAY] : []), ...(left === undefined ? [] : [leftWords(left)])]
  // what can be asked of the second question stands first
  const [near] = left === undefined ? [] : nearestTo(left.question, facts.value)
  const choices = near === undefined ? answer.value.choices : [near, ...answer.value.choices]
  return done({ ...answer.value, sentences: said, choices, model: hasModel })
}

/** Where no period was said and today has nothing to tell, the last seven days are told, and that they are. */
const answeredOrWider = async (
  sources: Sources,
  asking: Asking,
  facts: Facts,
  { call, assumed }: Extract<Understood, { kind: 'call' }>,
): Promise<Outcome<QuestionAnswer>> => {
  const answer = await answerCall(sources, asking, facts, call)
  if (!answer.ok || answer.value.kind !== 'unknown' || !assumed) return answer
  if (call.tool !== 'figure' || call.period?.unit !== 'day' || call.period.date !== facts.today) return answer
  const wider = await answerCall(sources, asking, facts, { ...call, period: { unit: 'last-7d' } })
  return wider.ok && wider.value.kind === 'answer'
    ? done({ ...wider.value, sentences: [...wider.value.sentences, NOTHING_TODAY] })
    : answer
}

const NOTHING_TODAY = 'Aujourd’hui ne donne encore rien : ces chiffres sont ceux des sept derniers jours.'
const WHOLE_DAY =
  'Les causes se lisent sur le jour entier : ces chiffres sont ceux du jour ; la courbe de chaque pompe donne ses heures.'

/** What is said to one call. Errors: as the upstream's. */
export const answerCall = async (
  sources: Sources,
  asking: Asking,
  facts: Facts,
  call: Call,
): Promise<Outcome<QuestionAnswer>> => {
  const bodies = await readAll(sources, asking, readsOf(call, facts))
  if (!bodies.ok) return bodies
  const told = tell(call, bodies.value, facts)
  const { sentences, table, chart, known } = told
  return done({
    ...BARE,
    kind: known ? 'answer' : 'unknown',
    sentences: [...sentences],
    query: queryWords(call, facts),
    table: table === null ? null : { columns: [...table.columns], rows: table.rows.map((row) => [...row]) },
    chart: chart === null ? null : { ...chart, points: chart.points.map(([at, value]) => [at, value]) },
    link: linkOf(call, facts),
    choices: known ? [...followUpsOf(call, told)] : [],
    context: { call, pending: null } satisfies Context,
  })
}

const BARE = {
  kind: 'answer',
  by: 'rules',
  sentences: [],
  withheld: 0,
  query: null,
  table: null,
  chart: null,
  link: null,
  choices: [],
  context: null,
  model: false,
} as const satisfies QuestionAnswer

const ASKED = {
  device: 'De quel appareil s’agit-il ?',
  quantity: 'De quelle grandeur s’agit-il ?',
} as const

const withoutCall = (
  understood: Exclude<Understood, { kind: 'call' }>,
  question: string,
  before: Context | null,
  facts: Facts,
): Partial<QuestionAnswer> =>
  understood.kind === 'ask'
    ? {
        kind: 'ask',
        sentences: [ASKED[understood.about]],
        choices: understood.choices.map(({ label }) => label),
        context: { call: null, pending: question } satisfies Context,
      }
    : {
        kind: 'refusal',
        sentences: [...refusalWords(understood)],
        link: linkOfTopic(understood.topic),
        choices: [...nearestTo(question, facts)],
        context: before,
      }
