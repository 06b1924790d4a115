// At which hours of a day pumps began to run is read of their course; a run that goes on from before has no start in it [R13.3].
import { type Body, callLine, refusalWords, understand } from '@vigie/analyst/question'
import { HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

const BUCKET_MS = 5 * MINUTE_MS
/** How a pump runs: hours of the day from which on it does, or stands, in turn; it stands as the day begins. */
type Turns = Readonly<Record<string, readonly number[]>>
/** Each pump runs by its turns, as points of five minutes tell; `missing`: hours without a point. */
const course =
  (turns: Turns, missing: readonly [number, number] = [0, 0]) =>
  (one: Body): Body => {
    if (one.read !== 'series') return one
    const { from, to, device } = one.body
    const times = Array.from({ length: Math.floor((to - from) / BUCKET_MS) }, (_, index) => from + index * BUCKET_MS)
    const points = times.flatMap((at): [number, number, number, number][] => {
      const hour = (at - from) / HOUR_MS
      const runs = (turns[device] ?? []).filter((turn) => turn <= hour).length % 2
      return hour >= missing[0] && hour < missing[1] ? [] : [[at, runs, runs, runs]]
    })
    return { ...one, body: { ...one.body, resolution: '5min', bucketMs: BUCKET_MS, points } }
  }

test.each([
  ['qd la pompe a demaré ce matin', 'forage-1+forage-2+forage-3 d:2026-11-18'],
  ['quand la pompe a démarré ce matin ?', 'forage-1+forage-2+forage-3 d:2026-11-18'],
  ['la pompe 1 a demarré quand', 'forage-1 d:2026-11-18'],
  ['à quelle heure a démarré le forage 1 hier', 'forage-1 d:2026-11-17'],
  ['à quelle heure on a commencé à pomper', 'forage-1+forage-2+forage-3 d:2026-11-18'],
])('« %s » [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(`series running ${line} max started`)
})

test('each pump is told with the hours at which it began to run [R13.3]', () => {
  const turns = { 'forage-1': [5.5, 8, 10.25], 'forage-2': [0, 6] }
  const { sentences, told } = answered('qd la pompe a demaré ce matin', course(turns))
  expect(sentences).toEqual([
    'Forage Aït Amira 1 : démarrages vers 05:30 et vers 10:15 (aujourd’hui, mercredi 18 novembre 2026).',
    'Forage Aït Amira 2 : déjà en marche à 00:00, sans démarrage ensuite.',
    'Forage Sidi Bibi : aucun démarrage.',
    'Données jusqu’à 14:02.',
  ])
  expect(told.main).toBe(2)
})

test('what is not measured is told as such: a start in a gap lies between two hours [R13.3]', () => {
  const question = 'à quelle heure a démarré le forage 1 hier'
  expect(answered(question, course({ 'forage-1': [7.5] }, [7, 9])).sentences).toEqual([
    'Forage Aït Amira 1 : démarrage entre 07:00 et 09:00 (mardi 17 novembre 2026).',
  ])
  const coarse = answered(question)
  expect(coarse.told.known).toBe(false)
  expect(coarse.sentences[0]).toMatch(/^Je ne sais pas : la marche des pompes n’est pas assez finement mesurée/)
})

test('of many starts the first are named, and how many follow [R13.3]', () => {
  const turns = Array.from({ length: 20 }, (_, index) => 1 + index / 2)
  expect(answered('la pompe 1 a demarré quand', course({ 'forage-1': turns })).sentences[0]).toMatch(
    /^Forage Aït Amira 1 : démarrages vers 01:00, vers 02:00, .*, vers 06:00 et 4 autres fois \(/,
  )
})

test.each(['quand la pompe a démarré cette semaine', 'quand le compteur a démarré'])(
  '« %s » is refused with what is told [R13.3]',
  (question) => {
    const made = understand(question, FACTS, null)
    if (made.kind !== 'refuse') throw new Error(made.kind)
    expect(refusalWords(made)[0]).toMatch(/^Je ne dis l’heure des démarrages que d’un jour à la fois/)
  },
)
