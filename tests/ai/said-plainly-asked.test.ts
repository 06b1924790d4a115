// What owners and operators ask in their own words: what works, what a pumped cubic metre costs, what if, and what is no question [R13.3].
import { callLine, refusalWords, understand } from '@vigie/analyst/question'
import { describe, expect, test } from 'vitest'
import { answered, figures, same } from './asked.ts'
import { FACTS } from './score.ts'

describe('what works', () => {
  test.each([
    ['qu’est-ce qui ne marche pas ?', 'status faulty site'],
    ['qu’est-ce qui est en panne ?', 'status faulty site'],
    ['est-ce que le compteur réseau marche ?', 'status running compteur-reseau'],
    ['le compteur de la pépinière fonctionne ?', 'status running secteur-6'],
    ['les caméras marchent ?', 'status online camera-1+camera-2'],
  ])('« %s » [R13.3]', (question, line) => {
    expect(callLine(answered(question).call)).toBe(line)
  })

  test('a meter that is asked about is yes or no, not hours that it never runs [R13.3]', () => {
    expect(answered('est-ce que le compteur réseau marche ?').sentences[0]).toMatch(/^(?:Oui|Non) ?: /)
  })

  test('a camera that is cut is asked back, not left out of the answer [R13.3]', () => {
    expect(understand('depuis combien de temps la caméra est coupée ?', FACTS, null)).toMatchObject({ kind: 'ask' })
  })

  test('whether water comes in is told of what flows there [R13.3]', () => {
    const { call, sentences } = answered('est-ce que l’eau du réseau arrive ?')
    expect(callLine(call)).toBe('latest flow_m3h compteur-reseau')
    expect(sentences[0]).toMatch(/^Oui\. /)
  })
})

describe('what a pumped cubic metre costs', () => {
  const of = figures((body) => ({
    ...body,
    energy: {
      ...body.energy,
      kwhPerM3: { ...body.energy.kwhPerM3, value: 0.5 },
      cost: { ...body.energy.cost, value: 100 },
      gridKwh: { ...body.energy.gridKwh, value: 80 },
    },
  }))
  test.each([
    ['combien me coûte un m³ pompé la nuit ?', '0,37 MAD d’énergie, à 0,74 MAD/kWh, en heures creuses.'],
    [
      'ça coûte combien de pomper un m³ en heures de pointe ?',
      '0,71 MAD d’énergie, à 1,42 MAD/kWh, en heures de pointe.',
    ],
  ])('« %s » [R13.3]', (question, said) => {
    const { sentences } = answered(question, of)
    expect(sentences[0]).toBe(`Un mètre cube pompé coûte environ ${said}`)
    expect(sentences[1]).toMatch(/^Il prend 0,50? kWh\/m³ aux pompes \(7 derniers jours\)/)
  })

  test('without hours is what the pumps took by the water that they gave, each hour at the price of its slot [R13.3]', () => {
    const pumped = figures((body) => ({
      ...body,
      energy: { ...body.energy, kwhPerM3: { ...body.energy.kwhPerM3, value: 0.5 } },
      sources: body.sources.map((one) => ({ ...one, volumeM3: { ...one.volumeM3, value: 400 } })),
      meters: body.meters.map((one) => (one.cost == null ? one : { ...one, cost: 200 })),
    }))
    for (const question of [
      'combien me coûte un m³ d’eau pompé ?',
      'combien coûte un m³ ?',
      'combien coûte un m³ ce mois-ci ?',
    ]) {
      const { sentences } = answered(question, pumped)
      expect(sentences[0]).toMatch(/^Un mètre cube pompé coûte environ 0,50 MAD d’énergie : 600 MAD pour 1 200 m³ \(/)
      expect(sentences[1]).toMatch(
        /^Il prend 0,50? kWh\/m³ aux pompes ; chaque heure est comptée au prix de sa tranche, ce que le soleil en donne n’est pas déduit\.$/,
      )
    }
  })

  test('is not known where what a pump took, or gave, is not [R13.3]', () => {
    const question = 'combien coûte un m³ pompé ?'
    const unpriced = figures((body) => ({
      ...body,
      meters: body.meters.map((one) => (one.device === 'forage-2' ? { ...one, cost: null } : one)),
    }))
    expect(answered(question, unpriced).sentences).toEqual([
      'Je ne sais pas : le coût de l’énergie de Forage Aït Amira 2 n’est pas connu (7 derniers jours).',
    ])
    const dry = figures((body) => ({
      ...body,
      sources: body.sources.map((one) => ({ ...one, volumeM3: { ...one.volumeM3, value: 0 } })),
    }))
    expect(answered(question, dry).sentences[0]).toBe(
      'Je ne sais pas : aucune pompe n’a donné d’eau (7 derniers jours).',
    )
  })

  test('which pump is the dearest is told in money [R13.3]', () => {
    expect(callLine(answered('quel est mon plus gros poste de dépense ?').call)).toBe('figure cost sources 7d most')
  })
})

describe('what if, and until when', () => {
  test.each([
    [
      'si j’arrête le forage 2 maintenant, combien de temps tient le bassin haut ?',
      'figure autonomyHours bassin-1 now',
    ],
    ['si le forage 1 tombe en panne est-ce que j’ai assez d’eau ?', 'figure autonomyHours bassin-1 now'],
    ['jusqu’à quand j’ai de l’eau ?', 'figure autonomyHours site now'],
    ['si on continue comme ça on finit le mois à combien de m³ ?', 'figure consumedM3 site m:2026-11'],
    ['est-ce rentable de pomper la nuit ?', 'shift'],
    ['ça me revient à combien par jour en moyenne ?', 'figure cost site m:2026-11 per-day'],
  ])('« %s » [R13.3]', (question, line) => {
    expect(callLine(answered(question).call)).toBe(line)
  })

  test('whether a tank will run over tonight is yes or no, at the pace of the last hour [R13.3]', () => {
    const over = (hours: number) =>
      figures((body) => ({
        ...body,
        storages: body.storages.map((one) => ({ ...one, levelPct: 80, overflowInHours: hours })),
      }))
    for (const question of [
      'est-ce que le bassin va déborder cette nuit ?',
      'le bassin haut va déborder cette nuit ?',
    ]) {
      expect(answered(question, over(5)).sentences[0]).toMatch(/^Oui\. /)
      expect(answered(question, over(50)).sentences[0]).toMatch(/^Non\. /)
    }
  })

  test('how long a cut will last nobody knows [R13.3]', () => {
    for (const question of ['combien de temps va durer la coupure ?', 'le courant revient quand ?'])
      expect(understand(question, FACTS, null)).toMatchObject({ kind: 'refuse', why: 'future' })
  })
})

describe('what is judged or set against', () => {
  test.each([
    ['y a-t-il de l’eau dans le bassin bas ?', /^Oui\. Bassin bas – volume stocké/],
    ['a-t-on atteint 30 % de solaire ?', /^Oui\. Part du solaire/],
    ['le facteur de puissance est bon ?', /^Oui : aucune alarme ni constat/],
    ['le cos phi est correct ?', /^Oui : aucune alarme ni constat/],
  ])('« %s » begins with yes or no [R13.3]', (question, first) => {
    expect(answered(question).sentences[0]).toMatch(first)
  })

  test('none of those that a name may mean is dropped, nor set against a time instead [R13.3]', () => {
    const { call, sentences } = answered(
      'est-ce que les avocatiers ont reçu plus d’eau que les agrumes cette semaine ?',
    )
    expect(callLine(call)).toBe('figure volumeM3 secteur-5+secteur-1+secteur-2 w:2026-11-16')
    expect(sentences[0]).toMatch(/Secteur avocatiers : .* ; Secteur agrumes nord : .* ; Secteur agrumes sud : /)
  })

  test('« pourquoi ? » after a rank tells what is known of the first [R13.3]', () => {
    const before = { call: answered('quel secteur consomme le plus ?').call, pending: null }
    expect(answered('pourquoi ?', same, before).sentences.at(-1)).toMatch(/ne prouvent pas la cause\.$/)
  })
})

test.each([
  ['état f1', 'status running forage-1'],
  ['B1 niveau', 'figure levelM bassin-1 now'],
  ['niveau bassin ht', 'figure levelM bassin-1 now'],
  ['débit s3', 'latest flow_m3h secteur-3'],
])('« %s »: a thing by its first letter and number, or by its short name [R13.3]', (question, line) => {
  expect(callLine(answered(question).call)).toBe(line)
})

describe('what is no question to the records', () => {
  test('what is written to be run is none of it [R13.3]', () => {
    for (const question of ['<script>alert(1)</script>', '<script src=x>alertes</script>'])
      expect(understand(question, FACTS, null)).toMatchObject({ kind: 'refuse', why: 'domain' })
    expect(callLine(answered('<b>niveau</b> du bassin haut').call)).toBe('figure levelM bassin-1 now')
  })

  test.each(['how much water did we use today?', 'what is the level of the tank', 'كم الماء اليوم'])(
    '« %s »: the language is said, with what can be asked [R13.3]',
    (question) => {
      const made = understand(question, FACTS, null)
      if (made.kind !== 'refuse') throw new Error(made.kind)
      expect(refusalWords(made)[0]).toBe('Je ne comprends que le français.')
      expect(refusalWords(made)[1]).toMatch(/^Je réponds sur ce site/)
    },
  )

  test('the hour of a start is told of one day alone, which is said of a longer time [R13.3]', () => {
    const made = understand('à quelle heure le forage 1 a démarré cette semaine ?', FACTS, null)
    if (made.kind !== 'refuse') throw new Error(made.kind)
    expect(refusalWords(made)[0]).toMatch(/^Je ne dis l’heure des démarrages que d’un jour à la fois/)
  })
})
