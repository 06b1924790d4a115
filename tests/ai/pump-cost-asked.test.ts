// What a pump costs is told of its own meter; halves of a question, and slots set against another time, are not dropped [R13.3].
import { callLine, leftWords, understand } from '@vigie/analyst/question'
import { DAY_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const AT_SLOT_PRICES = 'Chaque heure est comptée au prix de sa tranche ; ce que le soleil en donne n’est pas déduit.'
const lineOf = (question: string) => {
  const made = understand(question, FACTS, null)
  return made.kind === 'call' ? callLine(made.call) : `${made.kind} ${made.kind === 'refuse' ? made.why : made.about}`
}

describe('what one pump costs', () => {
  test('is its energy, each hour at the price of its slot [R13.3]', () => {
    const { call, sentences } = answered('combien coûte le forage 1')
    expect(callLine(call)).toBe('figure cost forage-1 7d')
    expect(sentences.slice(0, 2)).toEqual([
      'Forage Aït Amira 1 – coût de l’énergie : 596 MAD (7 derniers jours).',
      AT_SLOT_PRICES,
    ])
  })

  test('is told in energy where no price is known, and beside another time [R13.3]', () => {
    const unpriced = figures((body) => ({ ...body, meters: body.meters.map(({ cost: _, ...one }) => one) }))
    const { sentences } = answered('combien coûte le forage 1 ce mois ?', unpriced)
    expect(sentences[0]).toMatch(/^Forage Aït Amira 1 – énergie : 107 kWh \(novembre 2026\)/)
    expect(sentences[1]).toBe('C’est en énergie : son coût n’est pas connu ici.')
    const set = answered('compare le coût du forage 1 avec la semaine dernière')
    expect(callLine(set.call)).toBe('figure cost forage-1 w:2026-11-16 vs previous')
    expect(set.sentences[1]).toBe('C’est en énergie : le coût d’une pompe n’est gardé que d’une période à la fois.')
    expect(set.sentences[2]).toMatch(/^C’est .* kWh de (?:plus|moins)/)
  })

  test.each([
    ['Combien coûte le forage 1 et le forage 2 ce mois ?', 'figure cost forage-1+forage-2 m:2026-11'],
    ['coût par forage hier', 'figure cost sources d:2026-11-17'],
    ['quel forage coûte le plus en énergie ?', 'figure energyKwh sources 7d most'],
    ['l’eau du réseau ormva coûte combien', 'refuse unsupported'],
    ['coût du forage 1 en heures de pointe', 'refuse unsupported'],
    ['pourquoi le forage 1 coûte plus cher ?', 'why energyKwh forage-1 m:2026-11'],
  ])('« %s » [R13.3]', (question, line) => {
    expect(lineOf(question)).toBe(line)
  })

  test('is what « et combien ça coûte » after it asks, the bill is that of the site [R13.3]', () => {
    const { call } = answered('combien a pompé le forage 1 hier ?')
    const after = (question: string) => callLine(answered(question, undefined, { call, pending: null }).call)
    expect(after('et combien ça coûte ?')).toBe('figure cost forage-1 d:2026-11-17')
    expect(after('Combien a coûté l’électricité ce mois-ci ?')).toBe('figure cost site m:2026-11')
  })
})

describe('two things that « et » joins', () => {
  test.each([
    ['Combien a pompé le forage 2 et son kWh/m³ ?', 'figure volumeM3+kwhPerM3 forage-2 d:2026-11-18'],
    ['Volume, énergie et coût du forage 1 hier', 'figure volumeM3+energyKwh+cost forage-1 d:2026-11-17'],
    ['eau consommée et budget du secteur 1 ce mois', 'figure volumeM3+budgetM3 secteur-1 m:2026-11'],
    ['niveau et autonomie du bassin haut', 'figure levelM+autonomyHours bassin-1 now'],
  ])('of one device are both told: « %s » [R13.3]', (question, line) => {
    const { call, sentences } = answered(question)
    expect(callLine(call)).toBe(line)
    expect(sentences.length).toBeGreaterThan(1)
  })

  test('that are not told together leave the other named [R13.3]', () => {
    const made = understand('le débit et la pression du forage 1', FACTS, null)
    if (made.kind !== 'call' || made.left === undefined) throw new Error(made.kind)
    expect(callLine(made.call)).toBe('latest pressure_bar forage-1')
    expect(leftWords(made.left).replaceAll('\u00a0', ' ')).toBe(
      'Sans réponse : « le débit ». Je réponds à une question à la fois : posez-la à part.',
    )
  })
})

describe('slots of a time that is set against another', () => {
  test('are told beside those of the other [R13.3]', () => {
    const { told, sentences } = answered('Compare les coûts de novembre avec octobre par tranche')
    expect(sentences[0]).toBe(
      'Coût de l’énergie (novembre 2026), contre octobre 2026 : heures pleines 860 MAD contre 916 MAD, heures creuses 845 MAD contre 901 MAD, heures de pointe 47,1 MAD contre 103 MAD ; en tout 1 752 MAD contre 1 920 MAD.',
    )
    expect(told.table?.columns).toEqual(['Tranche', 'Coût de l’énergie', 'Avant'])
  })

  test('of a time that still runs are said to be those of it so far [R13.3]', () => {
    const runs = figures((body) => ({ ...body, period: { ...body.period, to: body.until + 1 } }))
    expect(answered('compare le coût par tranche de ce mois avec le mois dernier', runs).sentences[1]).toMatch(
      /^La première période court encore\. Données jusqu’à 14:02\.$/,
    )
  })
})

describe('what a cubic metre costs', () => {
  test.each([
    'Combien coûte un mètre cube d’eau ?',
    'combien coûte le pompage d’un m³ ?',
    'quel est le coût du pompage par m³ ?',
  ])('« %s » is the energy that pumping it takes [R13.3]', (question) => {
    const { call, sentences } = answered(question)
    expect(callLine(call)).toBe('figure kwhPerM3 site 7d')
    expect(sentences[0]).toMatch(/^Un mètre cube pompé coûte environ .* MAD d’énergie : .* \(7 derniers jours\)/)
  })

  test('of a day without pumping is told of the last days, and that none was pumped [R13.3]', () => {
    const dry = (one: Parameters<ReturnType<typeof figures>>[0]) =>
      one.read === 'kpis' && one.body.period.to - one.body.period.from < 2 * DAY_MS
        ? figures((body) => ({
            ...body,
            sources: body.sources.map((of) => ({ ...of, volumeM3: { ...of.volumeM3, value: 0 } })),
          }))(one)
        : one
    const { sentences } = answered('coût du m³ aujourd’hui', dry)
    expect(sentences[0]).toMatch(/^Un mètre cube pompé coûte environ .* \(7 derniers jours\)/)
    expect(sentences.at(-1)).toBe('Aucune pompe n’a donné d’eau (aujourd’hui, mercredi 18 novembre 2026).')
  })
})
