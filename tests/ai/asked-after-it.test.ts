// A short question after an answer is of what that answer told: the other pump, how long it lasts, why, since when, whether it is over [R13.3].
import { type Context, callLine, understand } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered, pumpsRun, same } from './asked.ts'
import { FACTS } from './score.ts'

/** What is asked of what was asked before, one after the other. */
const after = (...before: readonly string[]): Context => {
  let context: Context | null = null
  for (const question of before) {
    const understood = understand(question, FACTS, context)
    if (understood.kind !== 'call') throw new Error(`${question}: ${understood.kind}`)
    context = { call: understood.call, pending: null }
  }
  if (context === null) throw new Error('nothing was asked before')
  return context
}
const said = (question: string, ...before: readonly string[]) => answered(question, same, after(...before))

test.each([
  ['pompe 1 marche ?', 'et la pompe 2 ?', 'status running forage-2'],
  ['énergie pompe 1 hier', 'et la pompe 2 ?', 'figure energyKwh forage-2 d:2026-11-17'],
  ['énergie pompe 1 hier', 'et la pompe 3 avant-hier', 'figure energyKwh forage-3 d:2026-11-16'],
  ['énergie pompe 1 hier', 'et combien a pompé la pompe 2 ?', 'figure volumeM3 forage-2 d:2026-11-17'],
])('after « %s », « %s » names a pump, and what is pumped only where that is said [R13.3]', (first, question, line) => {
  expect(callLine(said(question, first).call)).toBe(line)
})

test.each([
  ['ya de leau dans le bassin haut', 'ca tien jusqua quand', 'figure autonomyHours bassin-1 now'],
  ['il reste combien d eau', 'pr combien de jours', 'figure autonomyHours site now'],
  ['niveau bassin haut', 'c assez pr demain ?', 'figure autonomyHours bassin-1 now'],
])('after « %s », « %s » is how long that water lasts [R13.3]', (first, question, line) => {
  expect(callLine(said(question, first).call)).toBe(line)
})

test('until a time that is said it lasts or not [R13.3]', () => {
  expect(said('c assez pr demain ?', 'il reste combien d eau').sentences[0]).toMatch(/^Sans pompage, oui : /)
})

test('why a measure is as it was told, by what is known of it [R13.3]', () => {
  const { call } = said('pourquoi', 'pression trop faible au bout de la serre A')
  expect(call).toMatchObject({ tool: 'latest', of: ['pression-bout-secteur-3'], asks: 'why' })
})

test('why a pump runs is not recorded, which is said [R13.3]', () => {
  const { sentences } = answered('pourquoi ?', pumpsRun(true), after('pompe 1 marche ?'))
  expect(sentences[0]).toMatch(/^Forage Aït Amira 1 est en marche/)
  expect(sentences[1]).toBe('Rien de mesuré ne dit pourquoi : qui ou quoi commande une pompe n’est pas enregistré.')
})

test.each([
  ['alarme pompe 1', 'c réglé ?', 'alarms list open device=forage-1', /^Non : 3 alarmes ouvertes/],
  ['il y a une fuite ?', 'c’est réparé ?', 'alarms list open condition=night-flow', /^Non\. Fuite possible/],
])('after « %s », « %s » is whether it is over [R13.3]', (first, question, line, words) => {
  const { call, sentences } = said(question, first)
  expect(callLine(call)).toBe(line)
  expect(sentences[0]).toMatch(words)
})

test.each([
  ['niveau bassin haut', 'c koi ca', 'meaning levelM'],
  ['alarme pompe 1', 'c quoi', 'alarms first open device=forage-1'],
])('after « %s », « %s » is what that is [R13.3]', (first, question, line) => {
  expect(callLine(said(question, first).call)).toBe(line)
})

test.each([
  ['conso d’eau de la semaine par jour', 'le pire jour ?', 'figure consumedM3 site w:2026-11-16 max-day'],
  ['conso d’eau de la semaine par jour', 'le meilleur ?', 'figure consumedM3 site w:2026-11-16 min-day'],
  ['énergie solaire ce mois', 'le pire jour ?', 'figure solarKwh site m:2026-11 min-day'],
])('after « %s », « %s » is by which way is the better [R13.3]', (first, question, line) => {
  expect(callLine(said(question, first).call)).toBe(line)
})

test('how grave it is where a level was told is by the alarms of that device [R13.3]', () => {
  expect(callLine(said('c grave ?', 'le niveau du forage 2 baisse ?').call)).toBe(
    'alarms first open device=niveau-forage-2',
  )
})

test('a tank that runs over is asked about in another time by its levels [R13.3]', () => {
  expect(said('et hier', 'le bassin bas deborde').call).toMatchObject({
    tool: 'series',
    of: ['bassin-2'],
    period: { unit: 'day', date: '2026-11-17' },
    asks: 'overflowed',
  })
})

test('when a pump stopped is of the pump that was asked about [R13.3]', () => {
  expect(said('elle a arreté quand', 'pompe 1 marche ?').call).toMatchObject({ of: ['forage-1'], asks: 'stopped' })
  expect(answered('dernier arret de la pompe 1').call).toMatchObject({ of: ['forage-1'], asks: 'stopped' })
})

test('what a leak costs is of the leak, by the month that is said [R13.3]', () => {
  const { call, sentences } = said(
    'ca fait combien en dirham par mois',
    'ya une fuite quelque part ?',
    'combien on perd par jour',
  )
  expect(call).toMatchObject({ tool: 'findings', what: 'cost', kind: 'leak', per: 'month' })
  expect(sentences[0]).toMatch(/: environ 650 MAD par mois, /)
})

test('the how-manieth cut it is are all of that time [R13.3]', () => {
  expect(callLine(said('c la combientieme fois ce mois', 'coupures ce mois').call)).toBe('outages count site m:2026-11')
})
