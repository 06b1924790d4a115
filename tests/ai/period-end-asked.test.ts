// What a running period will come to is told by the pace of the last seven days, as the Management screen does [R13.3].

import { type Body, readsOf, understand } from '@vigie/analyst/question'
import { DAY_MS, rateOf } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'
import { answerRead } from './world.ts'

const QUESTION = 'combien va-t-on payer à la fin du mois ?'

const BEGIN = Date.parse('2026-11-01T00:00:00Z')
const END = Date.parse('2026-12-01T00:00:00Z')
/** The figures of the month as they are read: to its end, of which a part is still to come. */
const whole = figures((body) => (body.period.from === BEGIN ? { ...body, period: { ...body.period, to: END } } : body))

/** The two bodies that are read for the question: the month, and the last days. */
const read = () => {
  const understood = understand(QUESTION, FACTS, null)
  if (understood.kind !== 'call') throw new Error(understood.kind)
  const [month, pace] = readsOf(understood.call, FACTS).map(answerRead).map(whole)
  if (month?.read !== 'kpis' || pace?.read !== 'kpis') throw new Error('no figures')
  return { month: month.body, pace: pace.body }
}

test('the end of the month is what was counted and the pace of seven days over those to come, and says so [R13.3]', () => {
  const { month, pace } = read()
  const rate = rateOf(pace.energy.cost, pace) ?? 0
  const end = (month.energy.cost.value ?? 0) + (rate * (month.period.to - month.until)) / DAY_MS
  const { told, sentences } = answered(QUESTION, whole)
  expect(told.main).toBeCloseTo(end, 6)
  expect(sentences[0]).toMatch(
    /^Coût de l’énergie au 30 novembre 2026, à ce rythme : ≈ [\d ,]+ MAD\. C’est une projection, si les jours à venir sont comme les 7 derniers jours\.$/,
  )
  expect(sentences[1]).toMatch(/^Jusqu’ici : [\d ,]+ MAD \(novembre 2026\)\.$/)
})

test.each(['combien coûtera l’électricité ce mois-ci ?', 'combien coûtera l’énergie ce mois ?'])(
  '« %s » is answered by the same [R13.3]',
  (question) => {
    expect(answered(question, whole).sentences[0]).toBe(answered(QUESTION, whole).sentences[0])
  },
)

test('of too little data no end is told, but what was counted [R13.3]', () => {
  const scarce = (one: Body) =>
    figures((body) => ({
      ...body,
      energy: { ...body.energy, cost: { ...body.energy.cost, completenessPct: 40 } },
    }))(whole(one))
  const { sentences } = answered(QUESTION, scarce)
  expect(sentences[0]).toMatch(/^Je ne sais pas ce que cela fera en fin de période/)
  expect(sentences[1]).toMatch(/^Jusqu’ici, coût de l’énergie : /)
  expect(answered(QUESTION, whole).sentences).not.toEqual(sentences)
})
