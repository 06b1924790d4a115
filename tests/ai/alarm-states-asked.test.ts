// Alarms of the state that is asked for, and those that something was done with in a time; never a count of others [R13.3].
import { callLine, linkOf, readsOf, understand } from '@vigie/analyst/question'
import { type Alarm, HOUR_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { alarmOf, answered, answeredOf } from './asked.ts'
import { NOW } from './farm.ts'
import { FACTS } from './score.ts'

const ago = (hours: number) => new Date(NOW - hours * HOUR_MS).toISOString()
const changedTo = (one: Alarm, change: Partial<Alarm>): Alarm => ({ ...one, ...change })
const ALARMS: readonly Alarm[] = [
  // acknowledged today: raised today and settled, raised yesterday and settled, raised last week and still there
  changedTo(alarmOf('forage-1', 'offline', 5, 3), { acknowledgedAt: ago(4) }),
  changedTo(alarmOf('bassin-1', 'tank-low', 30, 2), { acknowledgedAt: ago(1) }),
  changedTo(alarmOf('secteur-1', 'night-flow', 170), { acknowledgedAt: ago(2) }),
  // acknowledged yesterday
  changedTo(alarmOf('forage-2', 'offline', 40, 20), { acknowledgedAt: ago(25) }),
  // raised today, nobody saw them
  changedTo(alarmOf('forage-3', 'offline', 6), { state: 'unacknowledged' }),
  changedTo(alarmOf('secteur-2', 'stale', 7, 6), { state: 'returned' }),
  changedTo(alarmOf('secteur-3', 'stale', 50), { state: 'shelved', shelvedUntil: ago(-2) }),
  changedTo(alarmOf('secteur-4', 'stale', 60), { state: 'out-of-service' }),
]

test.each([
  ['Combien d’alarmes ont été acquittées aujourd’hui ?', 3],
  ['combien ont été acquittées aujourd’hui ?', 3],
  ['combien d’alarmes acquittées aujourd’hui', 3],
  ['combien d’alarmes ont été acquittées hier ?', 1],
  ['combien d’alarmes ont été acquittées cette semaine ?', 4],
  ['combien d’alarmes ont été acquittées sur le forage 1 aujourd’hui ?', 1],
  ['combien d’alarmes sont revenues à la normale aujourd’hui ?', 3],
  ['combien d’alarmes acquittées ?', 1],
  ['combien d’alarmes à acquitter ?', 2],
  ['combien d’alarmes reportées ?', 1],
  ['combien d’alarmes sont mises de côté ?', 1],
  ['combien d’alarmes hors service ?', 1],
  ['combien d’alarmes supprimées ?', 0],
  ['combien d’alarmes revenues à la normale ?', 1],
  ['combien d’alarmes ouvertes ?', 5],
  ['combien d’alarmes jamais acquittées ?', 2],
])('« %s »: %i [R13.3]', (question, count) => {
  expect(answeredOf(question, { alarms: ALARMS }).told.main).toBe(count)
})

test('those that are active are counted among those that are open, or it is said that none is [R13.3]', () => {
  expect(answeredOf('combien d’alarmes actives ?', { alarms: ALARMS }).said[0]).toBe(
    '5 alarmes ouvertes, dont 2 actives et 1 revenue à la normale.',
  )
  const away = ALARMS.filter(({ state }) => state === 'shelved' || state === 'returned')
  expect(answeredOf('combien d’alarmes actives aujourd’hui ?', { alarms: away }).said[0]).toBe(
    '2 alarmes ouvertes, dont aucune active et 1 revenue à la normale.',
  )
})

test('what was acknowledged is told by the time of the act, with when each was raised [R13.3]', () => {
  const { line, said, told } = answeredOf('Combien d’alarmes ont été acquittées aujourd’hui ?', { alarms: ALARMS })
  expect(line).toBe('alarms count by=acknowledged d:2026-11-18')
  expect(said[0]).toBe('3 alarmes acquittées (aujourd’hui, mercredi 18 novembre 2026), à l’heure de leur acquittement.')
  expect(told.table?.rows.map(([device]) => device)).toEqual([
    'Bassin haut',
    'Secteur agrumes nord',
    'Forage Aït Amira 1',
  ])
  expect(answeredOf('quelle est la dernière alarme acquittée aujourd’hui ?', { alarms: ALARMS }).said[0]).toMatch(
    /^La dernière acquittée : .* – Bassin haut, le 18\/11\/2026 13:02\.$/,
  )
})

test.each([
  ['combien d’alarmes acquittées ?', 'Aucune alarme acquittée et encore ouverte.'],
  ['combien d’alarmes reportées ?', 'Aucune alarme reportée.'],
  [
    'combien d’alarmes ont été acquittées aujourd’hui ?',
    'Aucune alarme acquittée (aujourd’hui, mercredi 18 novembre 2026).',
  ],
  ['y a-t-il des alarmes reportées ?', 'Non : aucune alarme reportée.'],
])('« %s » of none: that there is none, not how many are open [R13.3]', (question, sentence) => {
  const open = alarmOf('forage-3', 'offline', 6)
  const { said, told } = answeredOf(question, { alarms: [changedTo(open, { state: 'unacknowledged' })] })
  expect(said[0]).toBe(sentence)
  expect(told.main).toBe(0)
})

test('where more was settled before the period than is read, it is said from when on it counts [R13.3]', () => {
  const { sentences } = answered('combien d’alarmes ont été acquittées aujourd’hui ?', (body) =>
    body.read === 'alarms'
      ? { ...body, body: { alarms: [alarmOf('forage-1', 'offline', 40, 30)], next: 'more' } }
      : body,
  )
  expect(sentences).toContain('Celles apparues avant le 16/11/2026 22:02 et closes depuis ne sont pas comptées.')
})

test.each([
  'combien d’alarmes ont été reportées hier ?',
  'combien d’alarmes étaient actives hier ?',
  'combien d’alarmes terminées ?',
  'combien d’alarmes acquittées par jour ?',
  'quel appareil a le plus d’alarmes acquittées ?',
  'combien d’alarmes ne sont pas reportées ?',
  'combien d’alarmes ai-je acquittées aujourd’hui ?',
])('« %s »: not kept so, and refused with what can be asked [R13.3]', (question) => {
  expect(understand(question, FACTS, null)).toMatchObject({
    kind: 'refuse',
    why: 'unsupported',
    instead: 'Combien d’alarmes ont été acquittées aujourd’hui ?',
  })
})

const goesOn = (first: string, next: string) => {
  const before = understand(first, FACTS, null)
  if (before.kind !== 'call') throw new Error(first)
  const after = understand(next, FACTS, { call: before.call, pending: null })
  return after.kind === 'call' ? callLine(after.call) : after.kind
}
test.each([
  ['combien d’alarmes aujourd’hui ?', 'combien ont été acquittées ?', 'alarms count by=acknowledged d:2026-11-18'],
  ['combien d’alarmes aujourd’hui ?', 'lesquelles sont encore actives ?', 'alarms list active d:2026-11-18'],
  ['combien d’alarmes ouvertes ?', 'lesquelles sont reportées ?', 'alarms list shelved'],
  ['combien d’alarmes acquittées aujourd’hui ?', 'et hier ?', 'alarms count by=acknowledged d:2026-11-17'],
  [
    'combien d’alarmes acquittées aujourd’hui ?',
    'lesquelles sont à acquitter ?',
    'alarms list unacknowledged d:2026-11-18',
  ],
])('« %s », « %s » [R13.3]', (first, next, line) => {
  expect(goesOn(first, next)).toBe(line)
})

test('leads to the list of that state; no question reads more than it may [R13.3]', () => {
  const link = (question: string) => {
    const made = understand(question, FACTS, null)
    if (made.kind !== 'call') throw new Error(question)
    expect(readsOf(made.call, FACTS).length).toBeLessThanOrEqual(8)
    return linkOf(made.call, FACTS)
  }
  expect(link('combien d’alarmes reportées ?')).toBe('/alertes?etat=reportees')
  expect(link('combien d’alarmes hors service ?')).toBe('/alertes?etat=hors-service')
  expect(link('combien d’alarmes ont été acquittées en octobre ?')).toBe('/alertes?etat=toutes')
})
