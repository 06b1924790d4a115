// What could be saved is what lasting findings have cost, with what to do, and what other hours would save [R13.3].
import { type Body, callLine } from '@vigie/analyst/question'
import { expect, test } from 'vitest'
import { answered } from './asked.ts'

const without =
  (read: 'findings' | 'shift') =>
  (one: Body): Body =>
    one.read === 'findings' && read === 'findings'
      ? { ...one, body: { findings: [], seen: true } }
      : one.read === 'shift' && read === 'shift'
        ? { ...one, body: { shift: null } }
        : one

test.each([
  'peut-on économiser de l’énergie ?',
  'comment réduire la facture ?',
  'où gaspille-t-on ?',
  'on gaspille où',
  'on gaspille ou ?',
  'où est-ce qu’on gaspille',
  'comment consommer moins d’électricité ?',
  'où perd-on de l’argent ?',
  'des pistes d’économies ?',
  'que peut-on faire pour payer moins ?',
])('« %s » [R13.3]', (question) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe('savings')
  expect(sentences[0]).toMatch(/^(?:Oui\. )?Perdus jusqu’ici par les constats en cours : 700 MAD\.$/)
  expect(sentences[1]).toMatch(/^Fuite possible – Secteur agrumes nord : 472 MAD depuis le 29 octobre 2026\. Fermer /)
  expect(sentences[2]).toMatch(/^Filtre qui se colmate – Forage Aït Amira 1 : 228 MAD /)
  expect(sentences[3]).toMatch(/^Pomper aux heures moins chères : 41,5 MAD\/jour de gagnés/)
})

test('whether anything can be saved is answered by yes, where something is known to be [R13.3]', () => {
  const question = 'peut-on économiser de l’énergie ?'
  expect(answered(question).sentences[0]).toMatch(/^Oui\. /)
  expect(answered(question, without('findings')).sentences[0]).toMatch(/^Oui\. Pomper aux heures moins chères/)
  const nothing = answered(question, (one) => without('shift')(without('findings')(one)))
  expect(nothing.told.known).toBe(false)
  expect(nothing.sentences[0]).toMatch(/^Je ne sais pas chiffrer d’économie : aucun constat en cours/)
})

test('of water it is what leaks have let out [R13.3]', () => {
  const { call, sentences } = answered('comment économiser de l’eau ?')
  expect(callLine(call)).toBe('savings water')
  expect(sentences[0]).toBe('Perdus jusqu’ici par les constats en cours : 978 m³.')
  expect(sentences.join(' ')).not.toContain('heures moins chères')
})

test.each(['où gaspille-t-on de l’eau ?', 'on gaspille de l’eau où'])(
  '« %s » is what was found and where, not all that flows at night [R13.3]',
  (question) => {
    const { call, sentences } = answered(question)
    expect(callLine(call)).toBe('savings water')
    expect(sentences[1]).toMatch(/^Fuite possible – Secteur agrumes nord : 978 m³ depuis le 29 octobre 2026\./)
  },
)

test.each(['combien peut-on économiser en pompant la nuit ?', 'pomper de nuit fait gagner combien ?'])(
  '« %s » is the plan of other hours [R13.3]',
  (question) => {
    expect(callLine(answered(question).call)).toBe('shift')
  },
)

test.each(['à quelle heure pomper ?', 'quand faut-il irriguer ?', 'quelles heures pour pomper moins cher ?'])(
  '« %s »: the cheapest hours, then what the plan would save [R13.3]',
  (question) => {
    const { sentences } = answered(question)
    expect(sentences[0]).toBe('Au moins cher : 0,74 MAD/kWh, en heures creuses, de 22:00 à 07:00 ce mois-ci.')
    expect(sentences[1]).toMatch(/^Pomper aux heures moins chères : 41,5 MAD/)
    expect(answered(question, without('shift')).sentences[0]).toMatch(/^Au moins cher/)
  },
)

test.each(['combien coûte l’eau qu’on perd ?', 'combien coûtent les pertes ?', 'combien nous coûte l’eau perdue ?'])(
  '« %s » is what the energy of the leak cost [R13.3]',
  (question) => {
    const { call, sentences } = answered(question)
    expect(callLine(call)).toBe('findings cost leak')
    expect(sentences[0]).toMatch(/^Fuite possible – Secteur agrumes nord : 472 MAD depuis le 29 octobre 2026/)
    expect(answered(question, without('findings')).sentences).toEqual([
      'Aucun constat en cours : fuite possible. L’eau elle-même n’a pas de prix ici : seule l’énergie que prend une fuite établie est chiffrée.',
    ])
  },
)

test('what lost water cost in one day is not told apart [R13.3]', () => {
  expect(answered('l’eau perdue hier ça coûte combien ?').sentences.at(-1)).toBe(
    'C’est le coût depuis le début : il ne se dit pas d’un jour ou d’un mois à part.',
  )
})

test.each([
  ['combien on gagne avec le solaire ?', 'figure solarSaved site d:2026-11-18'],
  ['combien a-t-on économisé grâce au soleil ce mois', 'figure solarSaved site m:2026-11'],
  ['où perd-on de l’eau ?', 'figure nightFlowM3h consumptions d:2026-11-18 most'],
  ['on a gaspillé combien la semaine dernière', 'figure unaccountedM3 site w:2026-11-09'],
  ['qu’est-ce qui coûte le plus cher ?', 'figure cost sources 7d most'],
])('« %s » asks for something else [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})
