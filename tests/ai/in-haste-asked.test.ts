// Questions typed in a hurry, without accents, in short words or with words of Darija are read as they are meant [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

const callOf = (question: string) => {
  const made = understand(question, FACTS, null)
  return made.kind === 'call' ? callLine(made.call) : `${made.kind} ${made.kind === 'refuse' ? made.why : made.about}`
}

test.each([
  ['koi faire maintenant', 'alarms first open'],
  ['je fais quoi', 'alarms first open'],
  ['y a quoi comme probleme', 'alarms first open'],
  ['quel est le probleme', 'alarms first open'],
  ['c koi le pb', 'alarms first open'],
  ['wach kayn mochkil', 'alarms list open'],
  ['est-ce grave ?', 'alarms gravest open'],
  ['c grave ?', 'alarms gravest open'],
  ['fais moi un rapport', 'summary d:2026-11-18'],
  ['chhal sraf lma lbareh', 'figure consumedM3 site d:2026-11-17'],
  ['chhal khsrna dyal lma', 'figure unaccountedM3 site d:2026-11-18'],
  ['la citerne est pleine ?', 'ask device'],
  ['dans combien de temps bassin haut vide', 'figure emptyInHours bassin-1 now'],
  ['dans combien de temps le bassin bas est plein', 'figure overflowInHours bassin-2 now'],
  ['si je pompe pas cette nuit ca ira ?', 'figure autonomyHours site now'],
  ['fuite cette nuit ?', 'findings list leak'],
  ['filtre forage 2 ok ?', 'findings list clogged-filter device=pression-filtre-2'],
  ['etat des filtres', 'findings list clogged-filter'],
  ['quand changer le filtre', 'findings remedy clogged-filter'],
  ['le forage 1 est moins bon qu’avant ?', 'findings wear device=forage-1'],
  ['comment vous calculez la fuite', 'meaning night-flow'],
  ['solaire vs reseau hier', 'figure solarKwh+gridKwh site d:2026-11-17'],
  ['quelle alarme revient le plus', 'load topTen 7d'],
  ['temps de réponse aux alarmes', 'load mttaMs 30d'],
] as const)('[R13.3] « %s » is read as it was meant', (question, line) => {
  expect(callOf(question)).toBe(line)
})

describe('an hour of what happened', () => {
  test.each([
    ['alarme a 3h', 'alarms list d:2026-11-18 03:00..04:00'],
    ['que s’est il passé à 3h du matin', 'events d:2026-11-18 03:00..04:00'],
    ['coupure vers 18h hier', 'outages count site d:2026-11-17 18:00..19:00'],
    ['coupures depuis hier à 18 h', 'outages count site r:2026-11-17..2026-11-18 18:00..24:00'],
  ] as const)('[R13.3] « %s » is the one that begins then', (question, line) => {
    expect(callOf(question)).toBe(line)
  })
})

test.each([
  'quand démarrer les pompes',
  'a quelle heure demarrer les pompes',
  'planning pompes demain',
  'planning de pompage',
  'programme de pompage pour demain',
])('[R13.3] « %s » is told the cheapest hours first', (question) => {
  expect(answered(question).sentences[0]).toMatch(/^Au moins cher : 0,74 MAD\/kWh, en heures creuses, de 22:00 à 07:00/)
})

test.each(['cout par m3 hier', 'combien de dh le m3 hier', 'cout du m3 pompé hier'])(
  '[R13.3] « %s » is what it takes to pump it',
  (question) => {
    expect(answered(question).sentences[0]).toMatch(/^Un mètre cube pompé coûte environ .* MAD d’énergie : /)
  },
)

test('[R13.3] why an alarm rings is told by that alarm, of the device that is named', () => {
  expect(callOf('pourquoi l’alarme du forage 1')).toBe('alarms list open device=forage-1')
  expect(callOf('pourquoi l’alarme du bassin')).toBe('ask device')
  expect(callOf('pourquoi cette alarme')).toBe('alarms list open')
})

test('[R13.3] whether it is normal, after a reason, is told of the same time', () => {
  const { call } = answered('pourquoi on a pompé plus hier ?')
  const { sentences } = answered('c’est normal ?', undefined, { call, pending: null })
  expect(sentences[0]).toMatch(/^(?:Oui|Non)\. Eau produite/)
  expect(sentences[1]).toMatch(/^D’habitude un tel jour/)
})

describe('what is asked about the product itself', () => {
  test.each([
    ['seuil alarme niveau bassin haut', /^Les seuils d’alarme se lisent dans Paramètres/],
    ['a partir de quel niveau ça sonne', /^Les seuils d’alarme se lisent dans Paramètres/],
    ['seuil du filtre', /^Les seuils d’alarme se lisent dans Paramètres/],
    ['c’est quoi une alarme acquittée', /^Acquitter une alarme, c’est dire/],
    ['que veut dire reporter une alarme', /^Reporter une alarme, c’est/],
    ['ça veut dire quoi priorité critique', /^La priorité dit combien vite agir/],
    ['d’ou vient ce chiffre', /^Chaque chiffre est calculé à partir des mesures/],
    ['tu es sûr ?', /^Chaque chiffre est calculé à partir des mesures/],
    ['panneaux sales ?', /^La propreté et l’état des panneaux ne sont pas mesurés/],
    ['alarmes acquittées par hamid', /^Je ne nomme personne/],
  ] as const)('[R13.3] « %s » is answered by what there is to say of it', (question, said) => {
    const made = understand(question, FACTS, null)
    expect(made.kind === 'refuse' && refusalWords(made).join(' ')).toMatch(said)
  })
})

test('[R13.3] water is not told in hours of the tariff: energy is no answer to it', () => {
  expect(callOf('eau consommée aux heures pleines')).toBe('refuse unsupported')
})
