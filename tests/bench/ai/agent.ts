import { type Call, readsOf, tell, understand } from '@vigie/analyst/question'
import { goldNumber } from '../../ai/gold-number.ts'
import { FACTS, type Row, score } from '../../ai/score.ts'
import { untraced } from '../../ai/traced.ts'
import { answerRead } from '../../ai/world.ts'
import { fixed, type Table } from '../table.ts'

const GOAL = ['goal', '–', '≥ 95 %', '–', '≥ 95 %', '100 %', '< 300 ms'] as const
const ROUNDS = 5

/** The set of questions: right calls, right numbers, refusals, numbers traced, and how long an answer takes. */
export const benchAgent = (): readonly Table[] => {
  const known = score('known').rows
  const broader = score('broader').rows
  const heldOut = score('held-out').rows
  const first = score('met-first').rows
  const second = score('met-second').rows
  const manager = score('manager').rows
  const trades = score('three-trades').rows
  const phone = score('phone-and-audit').rows
  const five = score('five-people').rows
  const more = score('five-more').rows
  const after = score('after-five').rows
  const last = score('met-last').rows
  const rows = [
    rowOf('made with the parser', known),
    rowOf('written to broaden it', broader),
    rowOf('150 of four trades, met before they were used', first),
    rowOf('60 more, met before they were used', second),
    rowOf('60 of a manager, met before they were used', manager),
    rowOf('61 of three trades, met before they were used', trades),
    rowOf('66 of three more, met before they were used', phone),
    rowOf('100 of five people, met before they were used', five),
    rowOf('60 of five more, met before they were used', more),
    rowOf('30 written after that, met before they were used', after),
    rowOf('60 scored once, looked at later', last),
    rowOf('kept apart, written before it', heldOut),
    rowOf('all', [
      ...known,
      ...broader,
      ...first,
      ...second,
      ...manager,
      ...trades,
      ...phone,
      ...five,
      ...more,
      ...after,
      ...heldOut,
      ...last,
    ]),
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
  const numbered = rows.filter(({ gold }) => goldNumber(gold) !== null)
  const right = numbered.filter(({ call, gold }) => {
    const main = call === null ? null : toldOf(call).told.main
    return main !== null && Math.abs(main - (goldNumber(gold) ?? Number.NaN)) < 1e-6
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
