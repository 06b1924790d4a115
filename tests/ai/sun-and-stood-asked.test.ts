// The sun is judged of days that are over, and a pump that gave nothing is told with the others that did not run [R13.3].
import type { Body } from '@vigie/analyst/question'
import type { KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answered, figures } from './asked.ts'

describe('whether the sun gives its share', () => {
  const isOfToday = ({ period }: KpiBody) => period.to - period.from <= 86_400_000
  /** Today and the last thirty days. */
  const sun = (kwh: number, today: number, days: number) =>
    figures((body) => ({
      ...body,
      energy: {
        ...body.energy,
        solarKwh: { ...body.energy.solarKwh, value: isOfToday(body) ? kwh : 900 },
        solarSharePct: { ...body.energy.solarSharePct, value: isOfToday(body) ? today : days },
      },
    }))

  test.each(['Y a-t-il assez de soleil pour atteindre 30 % ?', 'le solaire dépasse-t-il 30 % ?'])(
    '« %s » before it shines is answered by the last days [R13.3]',
    (question) => {
      const { sentences } = answered(question, sun(0, 0, 41.2))
      expect(sentences[0]).toMatch(/^Oui\. Part du solaire : 41,2 % \(30 derniers jours\)\.$/)
      expect(sentences.at(-1)).toBe('Aujourd’hui le soleil n’a encore rien donné : le jour n’est pas jugé.')
      expect(answered(question, sun(0, 0, 24)).sentences[0]).toMatch(/^Non\. Part du solaire : 24/)
    },
  )

  test('once it shines is answered by today [R13.3]', () => {
    const { sentences } = answered('Y a-t-il assez de soleil pour atteindre 30 % ?', sun(12, 35, 24))
    expect(sentences[0]).toMatch(/^Oui\. Part du solaire : 35,0 % \(aujourd’hui/)
  })

  test('as the site aims at is judged so, too [R13.3]', () => {
    const { sentences } = answered('l’objectif solaire est-il tenu ?', sun(0, 0, 41.2))
    expect(sentences.join(' ')).toContain('Objectif tenu : 30,0 % au moins. Aujourd’hui le soleil')
  })
})

describe('a pump that gave nothing', () => {
  const question = 'Pourquoi le forage 1 n’a rien pompé hier ?'
  const day =
    (hours: Readonly<Record<string, number>>, delta: number) =>
    (one: Body): Body =>
      figures((body) => ({
        ...body,
        water: { ...body.water, storedDeltaM3: { ...body.water.storedDeltaM3, value: delta } },
        sources: body.sources.map((row) =>
          row.device === 'compteur-reseau'
            ? { ...row, runningHours: { ...row.runningHours, value: null }, volumeM3: { ...row.volumeM3, value: 408 } }
            : {
                ...row,
                runningHours: { ...row.runningHours, value: hours[row.device] ?? 0 },
                volumeM3: { ...row.volumeM3, value: (hours[row.device] ?? 0) * 40 },
              },
        ),
      }))(one)

  test('as no other ran is told so first, with what brought water instead [R13.3]', () => {
    expect(answered(question, day({}, -120)).sentences[0]).toBe(
      'Aucune pompe du site n’a marché, pas seulement Forage Aït Amira 1 ; pendant ce temps, Arrivée réseau ORMVA a donné 408 m³ et les bassins ont rendu 120 m³.',
    )
  })

  test('while another ran is told by what is known of it alone [R13.3]', () => {
    expect(answered(question, day({ 'forage-2': 5 }, 10)).sentences[0]).toMatch(/^Constat en cours : /)
  })

  test('as said of its run is told so, too [R13.3]', () => {
    expect(answered('Pourquoi le forage 1 n’a pas tourné hier ?', day({}, 0)).sentences[0]).toBe(
      'Aucune pompe du site n’a marché, pas seulement Forage Aït Amira 1 ; pendant ce temps, Arrivée réseau ORMVA a donné 408 m³.',
    )
  })

  test('of all of them begins with that none ran [R13.3]', () => {
    const none = figures((body) => ({
      ...body,
      sources: body.sources.map((row) => ({ ...row, runningHours: { ...row.runningHours, value: 0 } })),
    }))
    expect(answered('Pourquoi les pompes n’ont rien pompé hier ?', none).sentences[0]).toMatch(
      /^Aucune pompe n’a marché dans cette période/,
    )
  })

  test('is denied where it gave water [R13.3]', () => {
    expect(answered(question, day({ 'forage-1': 5 }, 10)).sentences[0]).toBe('Non, Forage Aït Amira 1 a donné 200 m³.')
    expect(answered('pourquoi le secteur 1 n’a rien reçu hier ?').sentences[0]).toMatch(
      /^Non, Secteur agrumes nord a reçu .* m³\.$/,
    )
  })
})

test.each(['Pourquoi un m³ coûte plus cher ?', 'pourquoi le m3 pompé est plus cher ce mois ?'])(
  '[R13.3] « %s » is told by what the bill moved with',
  (question) => {
    expect(answered(question).call).toMatchObject({
      tool: 'why',
      figure: 'cost',
      of: 'site',
      period: { unit: 'month' },
    })
  },
)
