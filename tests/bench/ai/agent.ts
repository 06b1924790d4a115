import { type Call, readsOf, tell, understand } from '@vigie/analyst/question'
import { goldOf } from '../../ai/gold-number.ts'
import { FACTS, type Row, score } from '../../ai/score.ts'
import { untraced } from '../../ai/traced.ts'
import { answerRead } from '../../ai/world.ts'
import { fixed, type Table } from '../table.ts'

const GOAL = ['goal', '–', '≥ 95 %', '–', '≥ 95 %', '100 %', '< 300 ms'] as const
const ROUNDS = 5

/** The files of `tests/ai/questions`, as they came to be. */
const SETS = [
  ['made with the parser', 'known'],
  ['of what was found', 'findings'],
  ['offered to begin with', 'begun-with'],
  ['written to broaden it', 'broader'],
  ['150 of four trades, met before they were used', 'met-first'],
  ['60 more, met before they were used', 'met-second'],
  ['60 of a manager, met before they were used', 'manager'],
  ['61 of three trades, met before they were used', 'three-trades'],
  ['66 of three more, met before they were used', 'phone-and-audit'],
  ['100 of five people, met before they were used', 'five-people'],
  ['60 of five more, met before they were used', 'five-more'],
  ['30 written after that, met before they were used', 'after-five'],
  ['60 of a night shift, met before they were used', 'night-shift'],
  ['40 written with those, met before they were used', 'night-shift-second'],
  ['60 of four jobs, met before they were used', 'four-jobs'],
  ['40 of three others, met before they were used', 'three-others'],
  ['35 of an electrician and an owner, met before they were used', 'electrician-owner'],
  ['33 that were told wrongly', 'told-wrongly'],
  ['115 of three jobs, met before they were used', 'three-jobs'],
  ['85 more of them, met before they were used', 'three-jobs-second'],
  ['41 more of them, met before they were used', 'three-jobs-third'],
  ['60 scored once, looked at later', 'met-last'],
  ['kept apart, written before it', 'held-out'],
] as const

/** The set of questions: right calls, right numbers, refusals, numbers traced, and how long an answer takes. */
export const benchAgent = (): readonly Table[] => {
  const scored = SETS.map(([name, file]) => [name, score(file).rows] as const)
  const rows = [
    ...scored.map(([name, set]) => rowOf(name, set)),
    rowOf(
      'all',
      scored.flatMap(([, set]) => set),
    ),
  ]
  return [
    {
      title: 'Agent IA, by rules',
      method:
        'French questions with the call and the number each must come to, on a site in memory (tests/ai). The time is that of reading the question and telling the answer, without the upstream.',
      columns: [
        'questions',
        'number',
        'exact call, question back or refusal',
        'gold number',
        'refusals',
        'numbers traced',
        'p95',
      ],
      rows: [...rows, GOAL],
    },
  ]
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part} of ${whole} (${fixed((100 * part) / whole)} %)`
const toldOf = (call: Call) => {
  const bodies = readsOf(call, FACTS).map(answerRead)
  return { told: tell(call, bodies, FACTS), bodies }
}

const rowOf = (name: string, rows: readonly Row[]): readonly string[] => {
  const refusals = rows.filter(({ gold }) => gold.startsWith('refuse'))
  const numbered = rows.filter((row) => goldOf(row) !== null)
  const right = numbered.filter((row) => {
    const main = row.call === null ? null : toldOf(row.call).told.main
    return main !== null && Math.abs(main - (goldOf(row) ?? Number.NaN)) < 1e-6
  })
  const shown = rows.flatMap(({ call, question }) => {
    if (call === null) return []
    const { told, bodies } = toldOf(call)
    return [{ count: told.noted.length, stray: untraced(told, bodies, FACTS, question).length }]
  })
  const numbers = shown.reduce((sum, { count }) => sum + count, 0)
  const strays = shown.reduce((sum, { stray }) => sum + stray, 0)
  return [
    name,
    String(rows.length),
    percent(rows.filter(({ ok }) => ok).length, rows.length),
    percent(right.length, numbered.length),
    percent(refusals.filter(({ ok }) => ok).length, refusals.length),
    percent(numbers - strays, numbers),
    `${fixed(p95(rows))} ms`,
  ]
}

const p95 = (rows: readonly Row[]): number => {
  const times = Array.from({ length: ROUNDS }, () => rows)
    .flat()
    .map(({ question }) => {
      const begun = performance.now()
      const understood = understand(question, FACTS, null)
      if (understood.kind === 'call') toldOf(understood.call)
      return performance.now() - begun
    })
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN
}
