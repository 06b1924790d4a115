// Whether the water in the ground falls or rises is told by the level of the borehole at rest, these days and weeks before [R13.3].
import { type Body, callLine, linkOf, readsOf, refusalWords, understand } from '@vigie/analyst/question'
import { DAY_MS, HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered } from './asked.ts'
import { FACTS } from './score.ts'

/** A pump at work every other hour, half a day or so; by `metresADay` the water of its borehole rises, seen as a height above the probe or as a depth. */
const borehole =
  (metresADay: number, isHeight = true, since = 0) =>
  (one: Body): Body => {
    if (one.read !== 'series') return one
    const { from, to, metric } = one.body
    const isOfDays = to - from > 8 * DAY_MS
    const step = isOfDays ? DAY_MS : HOUR_MS
    const points = Array.from({ length: Math.floor((to - from) / step) }, (_, index) => {
      const at = from + index * step
      const [rest, drawn] = [40 + ((at - to) / DAY_MS) * metresADay, 33 + ((at - to) / DAY_MS) * metresADay]
      const told = (height: number) => (isHeight ? height : 100 - height)
      const isOn = Math.floor(index / 4) % 2 === 1
      if (metric === 'flow_m3h')
        return [at, isOfDays ? 20 : isOn ? 40 : 0, isOfDays || !isOn ? 0 : 39, isOfDays || isOn ? 41 : 0]
      const ends = [told(rest), told(drawn)].toSorted((a, b) => a - b)
      const now = told(isOn ? drawn : rest)
      return isOfDays ? [at, (told(rest) + told(drawn)) / 2, ...ends] : [at, now, now, now]
    }).filter(([at]) => (at ?? 0) >= to - (since === 0 ? 400 : since) * DAY_MS)
    return { ...one, body: { ...one.body, points: points as [number, number, number, number][] } }
  }
const FALLS = borehole(-0.02)

describe('the water in the ground', () => {
  test('falls where the level at rest lies lower than weeks before [R13.3]', () => {
    const { call, sentences } = answered('Le niveau de la nappe baisse-t-il au forage 2 ?', FALLS)
    expect(sentences[0]).toBe(
      'Oui, le niveau au repos a baissé de 0,56 m en 4 semaines (40,08 m, moyenne des 7 derniers jours), de 1,54 m en 11 semaines.',
    )
    expect(sentences[1]).toBe('Niveau Forage Aït Amira 2 : chaque jour, le niveau pendant que la pompe est arrêtée.')
    expect(linkOf(call, FACTS)).toContain('/eau/sources/forage-2')
  })

  test('does not rise then, and rises where the record says so [R13.3]', () => {
    const question = 'Le niveau de la nappe remonte-t-il au forage 2 ?'
    expect(answered(question, FALLS).sentences[0]).toMatch(/^Non, le niveau au repos a baissé de 0,56 m en 4 semaines/)
    expect(answered(question, borehole(0.02)).sentences[0]).toMatch(/^Oui, le niveau au repos a monté de 0,56 m/)
  })

  test('a depth that grows is water that falls [R13.3]', () => {
    expect(answered('la nappe baisse au forage 3 ?', borehole(-0.02, false)).sentences[0]).toBe(
      'Oui, le niveau au repos a baissé de 0,56 m en 4 semaines (à 59,92 m de profondeur, moyenne des 7 derniers jours), de 1,54 m en 11 semaines.',
    )
  })

  test('is as it was where it moved less than a gauge tells, or has since some weeks [R13.3]', () => {
    expect(answered('le niveau du forage 2 est-il stable ?', borehole(0)).sentences[0]).toMatch(
      /^Oui, le niveau au repos est comme il y a 4 semaines \(40,00 m, .*\), comme il y a 11 semaines\.$/,
    )
    expect(answered('la nappe baisse au forage 2 ?', borehole(-0.002)).sentences[0]).toMatch(
      /^Pas depuis 4 semaines : le niveau au repos est comme il y a 4 semaines .*, a baissé de 0,15 m en 11 semaines\.$/,
    )
  })

  test('asked by how much or how it went begins with neither yes nor no [R13.3]', () => {
    for (const question of [
      'de combien la nappe a baissé au forage 2 ?',
      'évolution du niveau de la nappe au forage 2',
    ])
      expect(answered(question, FALLS).sentences[0]).toMatch(/^Le niveau au repos a baissé de 0,56 m en 4 semaines/)
  })

  test.each(['débit spécifique du forage 2 ?', 'quelle est la capacité spécifique du forage 2 ?'])(
    '« %s » is the flow while pumping to the metres drawn down, not the flow now [R13.3]',
    (question) => {
      const { told, sentences } = answered(question, borehole(0))
      expect(sentences[0]).toBe(
        'Niveau Forage Aït Amira 2 – débit spécifique : 5,71 m³/h par m de rabattement, 7 derniers jours.',
      )
      expect(sentences[1]).toBe('Au repos : 40,00 m ; en pompage : 33,00 m ; rabattement de 7,00 m.')
      expect(told.main).toBeCloseTo(40 / 7, 6)
      expect(answered(question, borehole(0, false)).told.main).toBeCloseTo(40 / 7, 6)
    },
  )

  test('of days too few nothing is compared, nor of a probe that stands still [R13.3]', () => {
    const question = 'la nappe baisse au forage 2 ?'
    expect(answered(question, borehole(-0.02, true, 10)).sentences[0]).toBe(
      'Le niveau au repos est connu (40,08 m, moyenne des 7 derniers jours), mais pas d’assez loin pour dire s’il a bougé.',
    )
    expect(answered(question).sentences[0]).toMatch(/^Je ne sais pas – Niveau Forage Aït Amira 2 : son niveau au repos/)
    expect(answered('la nappe baisse au forage 1 ?').sentences[0]).toMatch(/sa mesure ne bouge plus\.$/)
  })

  test.each([
    [
      'Quel est le niveau au repos du forage 2 ?',
      /^Niveau Forage Aït Amira 2, au repos : 40,08 m, moyenne des 7 derniers jours\.$/,
    ],
    ['niveau statique forage 2', /^Niveau Forage Aït Amira 2, au repos : 40,08 m, moyenne/],
    [
      'niveau dynamique du forage 2 ?',
      /^Niveau Forage Aït Amira 2, en pompage : 33,\d\d m, médiane des 7 derniers jours\.$/,
    ],
    [
      'quel est le rabattement du forage 2',
      /^Niveau Forage Aït Amira 2 – rabattement : [67],\d\d m, 7 derniers jours\.$/,
    ],
  ])('« %s » is told by where it stands [R13.3]', (question, said) => {
    expect(answered(question, borehole(-0.02)).sentences[0]).toMatch(said)
  })

  test.each([
    ['rabattement du forage 2 hier', /^Niveau Forage Aït Amira 2 – rabattement : 7,00 m, mardi 17 novembre 2026\.$/],
    ['rabattement forage 2 le 12 novembre', /rabattement : 7,00 m, jeudi 12 novembre 2026\.$/],
    ['niveau dynamique du forage 2 hier', /, en pompage : 3\d,\d\d m, médiane \(mardi 17 novembre 2026\)\.$/],
  ])('« %s » is told of that day alone [R13.3]', (question, said) => {
    const { call, sentences } = answered(question, borehole(0))
    expect(sentences[0]).toMatch(said)
    const [from, to] = readsOf(call, FACTS).flatMap((one) => (one.read === 'series' ? [one.from, one.to] : []))
    expect((to ?? 0) - (from ?? 0)).toBe(DAY_MS)
  })

  test('a day without both states says so, and a probe that has stood still since is no reason for a day before [R13.3]', () => {
    expect(answered('rabattement du forage 2 hier').sentences[0]).toMatch(
      /dans cette période \(mardi 17 novembre 2026\)/,
    )
    expect(answered('rabattement du forage 1 le 3 novembre').sentences.join(' ')).not.toMatch(/ne bouge plus|bloqué/)
    expect(answered('rabattement du forage 1 le 3 novembre', borehole(0)).sentences[0]).toMatch(/rabattement : 7,00 m/)
  })

  test.each([
    ['niveau de repos du bassin haut', 'Quel est le niveau de Bassin haut ?'],
    ['niveau de repos du bassin', 'Combien d’eau dans chaque bassin ?'],
    ['niveau statique du bassin bas', 'Quel est le niveau de Bassin bas ?'],
    ['rabattement du bassin haut', 'Quel est le niveau de Bassin haut ?'],
  ])('« %s »: a tank has no level at rest, and its stock is offered [R13.3]', (question, instead) => {
    const made = understand(question, FACTS, null)
    if (made.kind !== 'refuse') throw new Error(made.kind)
    expect(refusalWords(made)[0]).toMatch(/^Un bassin n’a ni niveau au repos ni rabattement/)
    expect(made.instead).toBe(instead)
    expect(understand(instead, FACTS, null).kind).toBe('call')
  })

  test('how it has gone stands after where it stands, and a depth is called one [R13.3]', () => {
    expect(answered('niveau au repos du forage 2', FALLS).sentences[1]).toBe(
      'Il a baissé de 0,56 m en 4 semaines, de 1,54 m en 11 semaines.',
    )
    expect(answered('niveau statique du forage 2', borehole(-0.02, false)).sentences[0]).toContain(
      'au repos : à 59,92 m de profondeur',
    )
  })

  test('a borehole that sinks is its water; of one day where it stood is not told [R13.3]', () => {
    for (const question of ['le forage 2 baisse-t-il ?', 'le forage 2 baisse ?', 'le puits 2 se vide ?'])
      expect(answered(question, FALLS).sentences[0]).toMatch(/^Oui, le niveau au repos a baissé/)
    expect(understand('niveau au repos du forage 2 hier', FACTS, null)).toMatchObject({
      kind: 'refuse',
      instead: 'niveau au repos – Niveau Forage Aït Amira 2',
    })
    expect(callLine(answered('niveau au repos – Niveau Forage Aït Amira 2', FALLS).call)).toMatch(/ static$/)
    expect(answered('rabattement du forage 2').sentences[0]).toMatch(/^Je ne sais pas – /)
  })

  test('which borehole is asked back, and goes on to another by its name [R13.3]', () => {
    const asked = understand('la nappe baisse ?', FACTS, null)
    expect(asked.kind).toBe('ask')
    const pending = { call: null, pending: 'la nappe baisse ?' }
    expect(callLine(answered('forage 2', FALLS, pending).call)).toBe('series level_m niveau-forage-2 30d mean rest')
    const { call } = answered('la nappe baisse au forage 2 ?', FALLS)
    expect(callLine(answered('et au forage 3 ?', FALLS, { call, pending: null }).call)).toBe(
      'series level_m niveau-forage-3 30d mean rest',
    )
  })
})

test.each(['la pression baisse-t-elle au forage 2 ?', 'le débit du forage 2 baisse-t-il ?'])(
  '[R13.3] « %s » is told by its alarms and its measures, without yes or no',
  (question) => {
    expect(answered(question).sentences[0]).not.toMatch(/^(?:Oui|Non)/)
  },
)
