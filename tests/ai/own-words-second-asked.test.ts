// More questions as they are typed: time, leak, limit and second question of each are kept, or it is said that they are not [R13.3].
import { callLine, leftWords, refusalWords, understand } from '@vigie/analyst/question'
import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, answeredOf, figures, same } from './asked.ts'
import { FACTS } from './score.ts'
import { FINDINGS } from './world.ts'

test.each([
  [
    'quel forage produit le plus et lequel consomme le plus',
    'figure volumeM3 sources 7d most',
    'lequel consomme le plus',
  ],
  [
    'quelle pompe tourne le plus et laquelle démarre le plus cette semaine',
    'figure runningHours sources w:2026-11-16 most',
    'laquelle démarre le plus cette semaine',
  ],
])('[R13.3] « %s »: the first rank is told, the second named', (question, line, second) => {
  const made = understand(question, FACTS, null)
  if (made.kind !== 'call' || made.left === undefined) throw new Error(question)
  expect(callLine(made.call)).toBe(line)
  expect(leftWords(made.left)).toBe(
    `Sans réponse : «\u00a0${second}\u00a0». Je réponds à une question à la fois : posez-la à part.`,
  )
})

test.each([
  ['combien d’eau a pris agrumes nord en octobre avec la fuite', 'figure volumeM3 secteur-1 m:2026-10'],
  ['prévision facture fin novembre', 'figure cost site m:2026-11'],
  ['facture estimée fin du mois', 'figure cost site m:2026-11'],
  ['moyenne conso agrumes sud cette semaine', 'figure volumeM3 secteur-2 w:2026-11-16 per-day'],
  ['eau produite vs consommée ce mois', 'summary m:2026-11 water'],
  ['le bassin bas est descendu a combien hier', 'series level_pct bassin-2 d:2026-11-17 min'],
  ['pompe qui demarre trop souvent ?', 'figure starts sources 7d most'],
  ['le forage 3 s’est arreté a quelle heure', 'figure runningHours forage-3 d:2026-11-18'],
  ['y a t il un bassin presque vide', 'figure emptyInHours storages now least'],
  ['pourquoi plus d’alarmes cette semaine', 'load topTen w:2026-11-16'],
  ['alarme pression', 'latest pressure_bar site'],
  ['comment reparer le filtre', 'findings remedy clogged-filter'],
  ['c’est quoi kwh/m3', 'meaning kwhPerM3'],
  ['il faut arroser aujourd’hui ?', 'shift'],
])('[R13.3] « %s » is read as it was meant', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

test.each([
  ['tomates ce mois', ['secteur-3', 'secteur-4']],
  ['agrumes cette semaine', ['secteur-1', 'secteur-2']],
])('[R13.3] « %s »: which of those that are so named is asked back', (question, ids) => {
  const made = understand(question, FACTS, null)
  expect(made.kind === 'ask' && made.choices.map(({ call }) => 'of' in call && call.of)).toEqual(ids.map((id) => [id]))
})

test.each([
  ['combien agrumes nord a consommé en novembre sans la fuite', /n’est pas calculé ainsi/],
  ['combien coute la coupure', /n’est pas calculé ainsi/],
  ['le mois le plus gros en eau', /n’est pas calculé ainsi/],
  ['budget electricité', /Aucun budget d’électricité/],
  ['dernière photo du bassin', /dernière image d’une caméra/],
])('[R13.3] « %s » is refused with its reason', (question, reason) => {
  const made = understand(question, FACTS, null)
  expect(made.kind === 'refuse' && refusalWords(made).join(' ')).toMatch(reason)
})

test('[R13.3] that nothing is to be reported is yes where nothing was', () => {
  expect(answeredOf('rien d’anormal cette nuit ?', {}).said[0]).toMatch(/^Oui : aucune alarme/)
  expect(answered('rien à signaler hier ?').sentences[0]).toMatch(/^Non : \d+ alarmes? /)
})

test('[R13.3] a leak is of the time that is asked for: one that ran in it, lasting or mended since', () => {
  const [lasting] = FINDINGS
  if (lasting === undefined) throw new Error('no leak')
  const mended = {
    ...lasting,
    id: 'mended',
    device: 'secteur-5',
    since: FACTS.now - 90 * DAY_MS,
    endedAt: FACTS.now - 60 * DAY_MS,
  }
  const said = (question: string) => answeredOf(question, { findings: [lasting, mended] }).said[0]
  expect(said('y a t il eu une fuite en aout')).toBe(
    'Oui. Fuite possible – Secteur avocatiers : du 20 août 2026 au 19 septembre 2026 ; 978 m³ d’eau perdue.',
  )
  expect(said('y a-t-il eu une fuite cette nuit ?')).toMatch(
    /^Oui\. Fuite possible – Secteur agrumes nord : constat en cours/,
  )
  expect(said('y a-t-il eu une fuite en juin ?')).toMatch(/^Non : aucune alarme/)
})

test('[R13.3] what a filter takes of the pressure is told with both ends of it', () => {
  const { told, sentences } = answered('difference de pression du filtre forage 2')
  expect(sentences[0]).toMatch(/^Écart de pression : \d/)
  expect(sentences[1]).toMatch(/Pression après filtre Forage Aït Amira 2 : .+ ; Forage Aït Amira 2 : /)
  expect(told.main).toBeGreaterThan(0)
})

test('[R13.3] which sectors pass their budget are named before all of it, whether they do begins with yes or no', () => {
  const body = figures((one) => ({
    ...one,
    consumptions: one.consumptions.map((row, index) => ({
      ...row,
      volumeM3: { ...row.volumeM3, value: index === 1 ? 150 : 10 },
      budgetM3: 100,
    })),
  }))
  expect(answered('quel secteur va depasser son budget', body).sentences[0]).toBe(
    'Au-delà de son budget – Secteur agrumes sud : 150 %.',
  )
  expect(answered('un secteur va-t-il dépasser son budget ?', body).sentences[0]).toMatch(/^Oui : 1 secteur/)
  expect(answered('on a assez d’eau pour le week end', same).sentences[0]).toMatch(/^Sans pompage, oui : /)
})
