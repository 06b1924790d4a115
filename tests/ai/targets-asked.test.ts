// What the site aims at: each target with its figure, and whether it is kept [R13.3].
import { type Facts, readsOf, tell, understand } from '@vigie/analyst/question'
import type { KpiBody } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { figures } from './asked.ts'
import { SITE } from './farm.ts'
import { FACTS } from './score.ts'
import { answerRead } from './world.ts'

describe('the targets of the site', () => {
  const aimed = (
    changed: (body: KpiBody) => KpiBody,
    question = 'est-ce qu’on atteint nos objectifs ?',
    facts: Facts = FACTS,
  ) => {
    const understood = understand(question, facts, null)
    if (understood.kind !== 'call') throw new Error(understood.kind)
    const bodies = readsOf(understood.call, facts).map(answerRead).map(figures(changed))
    return tell(understood.call, bodies, facts).sentences.map((one) => one.replaceAll(/[\u00a0\u202f]/g, ' '))
  }
  const kept = (body: KpiBody): KpiBody => ({
    ...body,
    water: { ...body.water, unaccountedPct: { value: 4, previous: null, completenessPct: 100 }, autonomyHours: 30 },
    energy: {
      ...body.energy,
      kwhPerM3: { value: 0.5, previous: null, completenessPct: 100 },
      solarSharePct: { value: 31, previous: null, completenessPct: 50 },
    },
    powerPct: { value: 99.5, previous: null, completenessPct: 100 },
  })

  test('each with its figure and whether it is kept; too little data is not judged [R13.3]', () => {
    expect(aimed(kept)[0]).toBe(
      'Oui. Objectifs (aujourd’hui, mercredi 18 novembre 2026) : 4 tenus, 1 pas jugé jusqu’ici, sur 5.',
    )
    expect(aimed(kept)).toContain('Énergie par m³ pompé : 0,50 kWh/m³, objectif 0,55 kWh/m³ au plus – tenu jusqu’ici.')
    expect(aimed(kept)).toContain('Part du solaire : 31,0 %, objectif 30,0 % au moins – pas jugé.')
  })

  test('those that are missed first, and alone where they are asked for; of a day that is over without how long the water lasts [R13.3]', () => {
    const missed = (body: KpiBody): KpiBody => ({
      ...kept(body),
      powerPct: { value: 98, previous: null, completenessPct: 100 },
    })
    expect(aimed(missed)[1]).toBe(
      'Disponibilité de l’alimentation : 98,00 %, objectif 99,00 % au moins – manqué jusqu’ici.',
    )
    const [first, second, ...rest] = aimed(missed, 'quels objectifs étaient manqués hier ?')
    expect(first).toBe('Objectifs (mardi 17 novembre 2026) : 1 manqué, 2 tenus, 1 pas jugé, sur 4.')
    expect(second).toMatch(/ – manqué\.$/)
    expect(rest).toEqual(['Pas jugé : trop peu de mesures.'])
  })

  test('a site that aims at nothing says so [R13.3]', () => {
    const facts: Facts = { ...FACTS, site: { ...SITE, targets: {} } }
    expect(aimed(kept, 'quels objectifs sont manqués ?', facts)).toEqual(['Aucun objectif n’est fixé pour ce site.'])
  })
})
