import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { plainFigure } from '@/widgets/kpi/figure'
import { hasMissedDay, type KnownOfPump, pumpSentence } from './pump-sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const NOW = Date.UTC(2026, 10, 28, 4, 20)
const day = (volume: number | null, hours: number | null, ratio: number | null) => ({
  volumeM3: plainFigure(volume),
  runningHours: plainFigure(hours),
  kwhPerM3: plainFigure(ratio),
})
const known: KnownOfPump = {
  doing: 'standing',
  flowM3h: 0,
  isRestUsual: false,
  ran: { source: day(269, 6.45, 0.523), when: 'hier' },
  alarms: 0,
  isUrgent: false,
  feed: { trusted: true, since: null },
  now: NOW,
}
const said = (more: Partial<KnownOfPump> = {}) => {
  const { tone, text } = pumpSentence({ ...known, ...more })
  return [tone, text.replaceAll(/[\u00a0\u202f]/g, ' ')]
}

test('[R10] a pump is told by what it does, what it made when it last ran and at what energy, and its alarms', () => {
  expect(said()).toEqual(['calm', 'À l’arrêt · hier, 269 m³ en 6 h 27 min à 0,52 kWh/m³ · aucune alarme active'])
  expect(said({ isRestUsual: true, alarms: 2 })).toEqual([
    'check',
    'À l’arrêt, comme d’ordinaire à cette heure · hier, 269 m³ en 6 h 27 min à 0,52 kWh/m³ · 2 alarmes actives',
  ])
  const today = { source: day(118, 2.5, 0.51), when: 'aujourd’hui' }
  expect(said({ doing: 'running', flowM3h: 41.23, ran: today })).toEqual([
    'calm',
    'En marche, 41,2 m³/h · aujourd’hui, 118 m³ en 2 h 30 min à 0,51 kWh/m³ · aucune alarme active',
  ])
})

test('[R10] a pump that has not run today, and had by this hour of the day before, does not rest as usual', () => {
  const hours = (value: number | null, previous: number | null, completenessPct = 100) => ({
    runningHours: { value, previous, completenessPct, previousCompletenessPct: 100 },
  })
  expect(
    [hours(0, 6.4), hours(0, 0.5), hours(2, 6.4), hours(0, null), hours(0, 6.4, 20), undefined].map(hasMissedDay),
  ).toEqual([true, false, false, false, false, false])
  expect(said({ isRestUsual: true, hasMissedDay: true })[1]).toBe(
    'À l’arrêt, sans marche aujourd’hui · hier, 269 m³ en 6 h 27 min à 0,52 kWh/m³ · aucune alarme active',
  )
})

test('[R10] alarms of what belongs to a pump are told apart from its own', () => {
  expect(said({ ran: null, alarms: 2, others: 1 })[1]).toBe('À l’arrêt · 2 alarmes actives, dont 1 sur ses capteurs')
  expect(said({ ran: null, alarms: 1, others: 1 })[1]).toBe('À l’arrêt · 1 alarme active sur ses capteurs')
})

test('[R12.3] a pump without power is cut, whatever it said last, and an urgent alarm is grave', () => {
  expect(said({ doing: 'cut', alarms: 1, isUrgent: true })[0]).toBe('critical')
  expect(said({ doing: 'cut', alarms: 1 })[1]).toMatch(/^Pompe coupée · /)
  expect(said({ alarms: 1, isUrgent: true })[0]).toBe('critical')
})

test('[R10] what is not known is not told: no day on which it ran, no flow, no ratio, a lost connection', () => {
  expect(said({ ran: null })[1]).toBe('À l’arrêt · aucune alarme active')
  expect(said({ doing: null, ran: null, alarms: 1 })[1]).toBe('1 alarme active')
  expect(said({ doing: 'running', flowM3h: null, ran: null })[1]).toMatch(/^En marche · /)
  expect(said({ ran: { source: day(269, 6.45, null), when: 'hier' } })[1]).toContain('hier, 269 m³ en 6 h 27 min · ')
  expect(said({ ran: { source: day(null, 6.45, null), when: 'hier' } })[1]).toBe('À l’arrêt · aucune alarme active')
  expect(said({ feed: { trusted: false, since: NOW } })).toEqual([
    'frozen',
    'Direct interrompu depuis 04:20 : ce qui suit est le dernier état connu.',
  ])
})

test('[R10] of a pump that is told to be cut and still gives water, the signal is doubted', () => {
  const cut = (despiteCut: NonNullable<KnownOfPump['despiteCut']>) => said({ doing: 'cut', ran: null, despiteCut })[1]
  expect(cut({ flowM3h: null, powerKw: null })).toBe('Pompe coupée')
  expect(cut({ flowM3h: 42, powerKw: 21.3 })).toBe(
    'Pompe dite coupée, mais 42,0 m³/h et 21,3 kW : vérifier le contact d’alimentation',
  )
  expect(cut({ flowM3h: null, powerKw: 21.3 })).toMatch(/mais 21,3 kW/)
})

test('[R11.1] a pump bears the sign of the priority of its alarm, as the list of alarms does', () => {
  const urgent = pumpSentence({ ...known, alarms: 1, isUrgent: true, priority: 'high' })
  expect(urgent).toMatchObject({ tone: 'critical', priority: 'high' })
  expect(pumpSentence(known).priority).toBeNull()
})
