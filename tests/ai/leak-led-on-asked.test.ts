// A leak asked about in one go: whether, where, since when, what it takes by so long, whether it is over [R13.3].
import { type Body, type Context, callLine } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, same } from './asked.ts'

const without = (one: Body): Body => (one.read === 'findings' ? { ...one, body: { findings: [], seen: true } } : one)

describe('what goes on from a leak', () => {
  const asked = [
    ['où ?', 'findings where leak', /^Fuite possible – Secteur agrumes nord\.$/],
    ['depuis quand ?', 'findings since leak', /depuis le 29 octobre 2026/],
    ['combien ça me coûte ?', 'findings cost leak', /: 472 MAD depuis le 29 octobre 2026/],
    ['et par jour ?', 'findings cost leak', /: environ 22 MAD par jour, au débit moyen des nuits de fuite\.$/],
    ['et combien d’eau ?', 'findings water leak', /: 978 m³ depuis le 29 octobre 2026/],
    ['que faire ?', 'findings remedy leak', /^Fuite possible/],
  ] as const

  test('is of that leak, one question after the other [R13.3]', () => {
    let before: Context = { call: answered('y a-t-il une fuite ?').call, pending: null }
    for (const [question, line, first] of asked) {
      const { call, sentences } = answered(question, same, before)
      expect(callLine(call), question).toBe(line)
      expect(sentences[0], question).toMatch(first)
      before = { call, pending: null }
    }
  })

  test('is of whatever else was told to last, too [R13.3]', () => {
    const before = { call: answered('le filtre est bouché ?').call, pending: null }
    expect(answered('combien ça coûte ?', same, before).sentences[0]).toMatch(/^Filtre qui se colmate .* : 228 MAD/)
    expect(answered('que faire ?', same, before).sentences[1]).toMatch(/^Nettoyer/)
  })

  test('after nothing of the kind is asked of the site [R13.3]', () => {
    const before = { call: answered('débit du forage 1').call, pending: null }
    expect(callLine(answered('que faire ?', same, before).call)).toBe('alarms first open')
  })
})

test('whether there is one is said with where it is, beside the alarms of it [R13.3]', () => {
  const { sentences } = answered('y a-t-il une fuite ?')
  expect(sentences[0]).toBe(
    'Oui. Fuite possible – Secteur agrumes nord : constat en cours depuis le 29 octobre 2026 ; 978 m³ d’eau perdue.',
  )
  expect(sentences[1]).toMatch(/^2 alarmes ouvertes/)
})

test.each([
  ['combien d’argent on perd à cause de la fuite par mois ?', / : environ 650 MAD par mois, /],
  ['combien nous coûte la fuite chaque jour ?', / : environ 22 MAD par jour, /],
  ['combien perd la fuite par heure ?', / : environ 1,87 m³ par heure, /],
  ['si je répare la fuite, combien je gagne ?', / : environ 650 MAD par mois, /],
  ['si je nettoie le filtre, combien j’économise ?', /^Filtre qui se colmate .* : environ 228 MAD par mois, /],
])('« %s » is told by so long first, then in all [R13.3]', (question, first) => {
  const { sentences } = answered(question)
  expect(sentences[0]).toMatch(first)
  expect(sentences[1]).toMatch(/^En tout : /)
})

test.each([
  ['la fuite est réparée ?', 'Non. Fuite possible', 'Oui : aucun constat en cours'],
  ['est-ce que la fuite est toujours là ?', 'Oui. Fuite possible', 'Non : aucun constat en cours'],
  ['ça fuit encore ?', 'Oui. Fuite possible', 'Non : aucun constat en cours'],
])('« %s » is told by what was found, not by the balance of the water [R13.3]', (question, lasts, over) => {
  expect(answered(question).sentences[0]?.startsWith(lasts)).toBe(true)
  expect(answered(question, without).sentences[0]?.startsWith(over)).toBe(true)
})

test('whether a sector leaks is yes or no [R13.3]', () => {
  expect(answered('est-ce que les agrumes nord fuient ?').sentences[0]).toMatch(/^Oui\. Fuite possible/)
  expect(answered('est-ce que les avocatiers fuient ?').sentences[0]).toMatch(/^Non : aucune alarme ouverte/)
})

test('what was lost in all is what a leak let out, not the water of today [R13.3]', () => {
  expect(answered('combien d’eau on a perdu en tout ?').sentences[0]).toMatch(/ : 978 m³ depuis le 29 octobre 2026/)
  expect(callLine(answered('combien d’eau perdue ce mois-ci ?').call)).toBe('figure unaccountedM3 site m:2026-11')
})

describe('what a leak costs by so long', () => {
  // 1.87 m³/h more than usual, at 472 MAD for 978 m³
  test('is the water of that time at what each m³ of the finding took, however it is asked [R13.3]', () => {
    for (const question of [
      'combien ça coûte par jour la fuite ?',
      'combien je perds par jour en argent avec la fuite',
    ])
      expect(answered(question).sentences[0], question).toBe(
        'Fuite possible – Secteur agrumes nord : environ 22 MAD par jour, au débit moyen des nuits de fuite.',
      )
    expect(answered('combien coûte la fuite ?').sentences[1]).toBe(
      'Au débit moyen des nuits de fuite : ≈ 22 MAD de plus par jour.',
    )
  })

  test('if nobody acts has one basis for its water and its money, the money first where that is asked [R13.3]', () => {
    const { sentences } = answered('si je ne répare pas la fuite combien je perds en 30 jours ?')
    expect(sentences[0]).toMatch(/environ 1 346 m³ de plus en 30 jours, au débit moyen des nuits de fuite\.$/)
    expect(sentences[1]).toMatch(/environ 650 MAD de plus en 30 jours, au débit moyen des nuits de fuite\.$/)
    const money = answered('si on ne répare pas la fuite, combien ça coûte par an ?').sentences
    expect(money[0]).toMatch(/environ 7 906 MAD de plus en 365 jours, au débit moyen des nuits de fuite\.$/)
    expect(money[1]).toMatch(/^Eau perdue : environ 16 381 m³ de plus en 365 jours/)
  })

  test('is that of the last night, where it was one of a leak [R13.3]', () => {
    const night = { flowM3h: 2.5, usualM3h: 0.5, leakSince: 1 }
    const { sentences } = answered('combien coûte la fuite par jour ?', (one) =>
      one.read === 'kpis'
        ? {
            ...one,
            body: {
              ...one.body,
              consumptions: one.body.consumptions.map((row) => ({
                ...row,
                night: { ...row.night, ...night } as never,
              })),
            },
          }
        : one,
    )
    // 48 m³ at 472 MAD for 978 m³
    expect(sentences[0]).toMatch(/: environ 23 MAD par jour, au débit de la dernière nuit\.$/)
  })
})
