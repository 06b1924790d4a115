// What somebody asks of the bill, the alarms, a leak and the cuts of the site, and what has to be said [R13.3].
import { type Body, callLine, refusalWords, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures, pumps, same } from './asked.ts'
import { FACTS } from './score.ts'

test('why the bill went up is told by the pumps, the one that changed most first, from no energy at all too [R13.3]', () => {
  const { told } = answered(
    'Pourquoi la facture a augmenté aujourd’hui ?',
    pumps((one) => ({
      ...one,
      energyKwh: {
        ...one.energyKwh,
        ...(one.device === 'forage-3' ? { value: 339, previous: 0 } : { value: 20, previous: 30 }),
      },
    })),
  )
  expect(told.table?.rows[0]?.map((cell) => cell.replaceAll('\u00a0', ' '))).toEqual([
    'Forage Sidi Bibi',
    '339 kWh',
    '0 kWh',
    '+339 kWh',
  ])
})

test('what one pump costs by hours of the tariff is refused with its energy to ask for, which has an answer [R13.3]', () => {
  const understood = understand('coût du forage 3 en heures de pointe hier', FACTS, null)
  if (understood.kind !== 'refuse') throw new Error(understood.kind)
  const [, offer = ''] = refusalWords(understood)
  expect(offer).not.toContain('Je réponds sur ce site')
  const asked = /«\u00a0(.*)\u00a0»/.exec(offer)?.[1] ?? ''
  expect(callLine(answered(asked).call)).toBe('figure energyKwh forage-3 d:2026-11-17')
})

test('a month that still runs is set against the same length of the month before, by its days [R13.3]', () => {
  const { sentences } = answered(
    'compare la consommation d’eau de ce mois avec le mois d’avant',
    figures((body) => ({
      ...body,
      previous: { from: Date.parse('2026-10-01T00:00:00Z'), to: Date.parse('2026-10-18T14:00:00Z') },
    })),
  )
  expect(sentences.join(' ')).toContain('que la même durée du mois d’avant, du 1er au 18 octobre 2026')
})

describe('alarms', () => {
  const open = (count: number) => (one: Body) =>
    one.read === 'alarms' ? { ...one, body: { ...one.body, alarms: one.body.alarms.slice(0, count) } } : one

  test('whether all is well is answered by yes or no [R13.3]', () => {
    expect(answered('est-ce que tout va bien ?', open(0)).sentences[0]).toBe('Oui : aucune alarme ouverte.')
    expect(answered('est-ce que tout va bien ?', open(3)).sentences[0]).toMatch(/^Non : 3 alarmes ouvertes/)
    const { call } = answered('est-ce que tout va bien ?')
    expect(answered('Lesquelles sont critiques ?', same, { call, pending: null }).sentences[0]).not.toMatch(/^Non/)
  })

  test('those that stand longest come first [R13.3]', () => {
    const { told, sentences } = answered('quelles sont les alarmes les plus anciennes ?')
    const raised = (told.table?.rows ?? []).map(([, , , at = '']) =>
      at.replace(/(\d\d)\/(\d\d)\/(\d{4}) (.*)/, '$3-$2-$1 $4'),
    )
    expect(raised).toEqual(raised.toSorted())
    expect(raised.length).toBeGreaterThan(5)
    expect(sentences[0]).toMatch(/^La plus ancienne : /)
  })

  test.each(['y a-t-il une fuite ?', 'combien coûte la fuite ?'])(
    '« c’est grave ? » after « %s » is answered with the priority and what to do [R13.3]',
    (question) => {
      const { call } = answered(question)
      const { sentences } = answered('c’est grave ?', same, { call, pending: null })
      expect(sentences.find((one) => one.startsWith('À faire en premier'))).toMatch(
        /priorité (?:critique|haute|moyenne|basse)/,
      )
    },
  )
})

describe('what a leak loses', () => {
  test('in a day is that of the last night, as the pages tell it [R13.3]', () => {
    const night = { at: FACTS.now, flowM3h: 2.12, usualM3h: 0.24, recentM3h: [], leakSince: FACTS.now }
    const { sentences } = answered(
      'combien d’eau perd la fuite par jour ?',
      figures((body) => ({
        ...body,
        consumptions: body.consumptions.map((one) => ({ ...one, ...(one.device === 'secteur-1' && { night }) })),
      })),
    )
    expect(sentences[0]).toBe(
      'Fuite possible – Secteur agrumes nord : environ 45,1 m³ par jour, au débit de la dernière nuit.',
    )
  })

  test('without such a night it is named by what it is of [R13.3]', () => {
    const { sentences } = answered('combien d’eau perd la fuite par jour ?')
    expect(sentences[0]).toBe(
      'Fuite possible – Secteur agrumes nord : environ 44,9 m³ par jour, au débit moyen des nuits de fuite.',
    )
    expect(sentences[1]).toMatch(/^En tout : 978 m³ depuis le 29 octobre 2026/)
    expect(answered('combien d’eau perd la fuite ?').sentences).toContain(
      'Au débit moyen des nuits de fuite : 44,9 m³ de plus par jour.',
    )
  })

  test('its cost is that of energy [R13.3]', () => {
    expect(answered('combien coûte la fuite ?').told.table?.columns).toContain('Coût d’énergie')
  })
})

test('each cut of the table has its length [R13.3]', () => {
  const { told } = answered('combien de coupures cette semaine ?')
  expect(told.table?.columns).toEqual(['Appareil', 'Début', 'Fin', 'Durée'])
  expect(told.table?.rows.every(([, , , lasted = '']) => /^\d/.test(lasted))).toBe(true)
})

test.each([
  [1208, 'C’est 12 fois la veille (100 m³).'],
  [450, 'C’est 4,5 fois la veille (100 m³).'],
  [390, 'C’est 290 % de plus que la veille (100 m³).'],
])('%s m³ after 100 m³ [R13.3]', (value, sentence) => {
  const { sentences } = answered(
    'combien d’eau a été produite hier ?',
    figures((body) => ({
      ...body,
      water: { ...body.water, producedM3: { ...body.water.producedM3, value, previous: 100 } },
    })),
  )
  expect(sentences[1]).toBe(sentence)
})

test('whether the sun gave enough is told by its share and the target of the site [R13.3]', () => {
  const { call, sentences } = answered('le soleil a donné assez ?')
  expect(callLine(call)).toBe('figure solarSharePct site d:2026-11-18 target')
  expect(sentences.join(' ')).toMatch(/Objectif (?:tenu|manqué)/)
})

test.each([
  'combien d’eau reste-t-il ?',
  'combien d’eau y a-t-il ?',
  'combien d’eau avons-nous ?',
  'Combien d’eau a-t-on encore ?',
  'combien d’eau y a-t-il aujourd’hui ?',
])('« %s » asks for what the tanks hold [R13.3]', (question) => {
  const { call, sentences } = answered(question)
  expect(callLine(call)).toBe('figure storedM3 site now')
  expect(sentences).toEqual(answered('combien reste-t-il dans les bassins ?').sentences)
})

test.each([
  ['combien d’eau y a-t-il eu hier ?', 'figure consumedM3 site d:2026-11-17'],
  ['combien d’eau avons-nous consommé ?', 'figure consumedM3 site d:2026-11-18'],
  ['combien d’eau hier ?', 'figure consumedM3 site d:2026-11-17'],
])('« %s » asks for what was used [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})
