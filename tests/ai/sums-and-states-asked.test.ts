// Whether tanks are full, whether the site has power, what water costs to pump, and a budget once a leak is mended [R13.3].

import type { Body } from '@vigie/analyst/question'
import { DAY_MS } from '@vigie/contracts/entities'
import { expect, test } from 'vitest'
import { answered, figures, pumpsRun } from './asked.ts'
import { FACTS } from './score.ts'

const levels = (high: number | null, low: number | null) =>
  figures((body) => ({
    ...body,
    storages: body.storages.map((one) => ({ ...one, levelPct: one.device === 'bassin-1' ? high : low })),
  }))

test.each([
  [100, 99.8, /^Oui : tous sont pleins\. Remplissage – Bassin haut : 100/],
  [100, 60, /^Non : Bassin haut seulement\. .*Bassin bas : 60/],
  [70, 60, /^Non : aucun bassin n’est plein\. /],
  [100, null, /^Je ne sais pas de tous : /],
])('[R13.3] tanks at %s and %s %%: whether they are full is yes or no first', (high, low, said) => {
  for (const question of ['les bassins sont pleins ?', 'les bassins sont-ils pleins ?'])
    expect(answered(question, levels(high, low)).sentences[0]).toMatch(said)
})

const off = (...ids: readonly string[]) => pumpsRun(true, (device) => ({ powered: !ids.includes(device) }))
const QUESTION = 'y a-t-il du courant au site ?'

test('[R13.3] the site has power where its general meter has, and who has none is named', () => {
  expect(answered(QUESTION, off('bassin-1')).sentences[0]).toBe(
    'Oui : Compteur général est sous tension ; sauf 1 appareil hors tension – Bassin haut.',
  )
  expect(answered(QUESTION, off('compteur-electrique')).sentences[0]).toMatch(
    /^Non : Compteur général est hors tension ; /,
  )
  expect(answered('est-ce que tout est alimenté ?', off('bassin-1')).sentences[0]).toMatch(/^Non : 1 appareil/)
  const most = pumpsRun(true, (device) => ({ powered: device === 'compteur-electrique' }))
  expect(answered(QUESTION, most).sentences[0]).toMatch(/^Non : \d+ appareils hors tension/)
})

const priced = figures((body) => ({
  ...body,
  energy: {
    ...body.energy,
    cost: { ...body.energy.cost, value: 100 },
    kwhPerM3: { ...body.energy.kwhPerM3, value: 0.5 },
  },
  // the water of the network is pumped by nobody here
  sources: body.sources.map((one) => ({ ...one, volumeM3: { ...one.volumeM3, value: 100 } })),
  meters: body.meters.map((one) => (one.cost == null ? one : { ...one, cost: 310 / 3 })),
}))

test('[R13.3] what water costs by cubic metre is the energy of the pumps in that time, by the water that they gave, and that water has no price is said', () => {
  const { call, sentences } = answered('combien coûte l’eau par m³ ce mois ?', priced)
  expect(call).toMatchObject({ figure: 'kwhPerM3', asks: 'price', period: { unit: 'month' } })
  expect(sentences[0]).toMatch(/^Un mètre cube pompé coûte environ .* MAD d’énergie : 310 MAD pour 300 m³ /)
  expect(sentences.at(-1)).toBe('L’eau elle-même n’a pas de prix enregistré sur ce site.')
})

test('[R13.3] what so many cubic metres cost is as many times that of one', () => {
  const { told, sentences } = answered('combien coûte de pomper 100 m³ ?', priced)
  expect(told.main).toBeCloseTo(103.3, 1)
  expect(sentences[0]).toBe('Pomper 100 m³ coûte environ 103 MAD d’énergie.')
  expect(sentences[1]).toMatch(/^Un mètre cube pompé coûte environ 1,03 MAD d’énergie : 310 MAD pour 300 m³ /)
  expect(answered('combien coûte de pomper 1 200 m³ en heures de pointe ?', priced).sentences[0]).toBe(
    'Pomper 1 200 m³ coûte environ 852 MAD d’énergie.',
  )
})

/** A month of which the sector took so much of 1 000 m³, with a leak that began so many days ago and let out 200. */
const leaking = (used: number, daysAgo: number) => (one: Body) => {
  if (one.read === 'findings')
    return {
      ...one,
      body: {
        ...one.body,
        findings: one.body.findings.flatMap((finding) =>
          finding.id === 'leak'
            ? [{ ...finding, since: FACTS.now - daysAgo * DAY_MS, volumeM3: { value: 200, low: 190, high: 210 } }]
            : [],
        ),
      },
    }
  return figures((body) => ({
    ...body,
    period: { ...body.period, to: body.until + 12 * DAY_MS },
    consumptions: body.consumptions.map((row) => ({
      ...row,
      volumeM3: { ...row.volumeM3, value: used },
      budgetM3: 1_000,
    })),
  }))(one)
}
const MENDED = 'si je répare la fuite, est-ce que le budget du secteur agrumes nord sera respecté ?'

test('[R13.3] a budget that is passed already stays so whatever is mended, beside what it would be without the leak', () => {
  expect(answered(MENDED, leaking(1_100, 5)).sentences).toEqual([
    'Non : Secteur agrumes nord a déjà dépassé son budget, quoi qu’on répare – 1 100 m³ consommés sur 1 000 m³.',
    'Sans l’eau de la fuite (200 m³), ce serait 900 m³, dans le budget.',
  ])
})

test('[R13.3] one that is not passed is said to hang on the days to come; what a leak took since before it is not told', () => {
  const { sentences } = answered(MENDED, leaking(600, 40))
  expect(sentences[0]).toMatch(/^Secteur agrumes nord n’a pas dépassé son budget jusqu’ici – 600 m³ consommés/)
  expect(sentences[1]).toMatch(/ce qu’elle a pris sur cette seule période n’est pas établi\.$/)
})

test.each([
  'le secteur agrumes nord a-t-il été arrosé aujourd’hui ?',
  'le secteur agrumes nord a-t-il reçu de l’eau aujourd’hui ?',
  'les agrumes nord ont-ils reçu de l’eau aujourd’hui ?',
])('[R13.3] « %s »: a trickle is yes, with how little it is', (question) => {
  const had = (value: number) =>
    figures((body) => ({
      ...body,
      consumptions: body.consumptions.map((one) => ({ ...one, volumeM3: { ...one.volumeM3, value } })),
    }))
  expect(answered(question, had(0.4)).sentences[0]).toMatch(/^Oui\. Secteur agrumes nord – volume compté : 0,40? m³/)
  expect(answered(question, had(0)).sentences[0]).toMatch(/^Non\. /)
})

test('[R13.3] whether a budget is passed without the leak is told first, then with it', () => {
  const question = 'Le secteur agrumes nord dépasse-t-il son budget sans la fuite ?'
  expect(answered(question, leaking(1_100, 5)).sentences).toEqual([
    'Sans la fuite, non : 900 m³, 90 % du budget (1 000 m³) – Secteur agrumes nord.',
    'Avec elle : 1 100 m³, 110 %.',
  ])
  expect(answered(question, leaking(1_400, 5)).sentences[0]).toMatch(/^Sans la fuite, oui encore : 1 200 m³, 120 % /)
  // of a leak that is older than the month it is not known, and neither yes nor no
  expect(answered(question, leaking(1_100, 40)).sentences[0]).toMatch(/^Je ne sais pas : la fuite dure depuis le /)
})
