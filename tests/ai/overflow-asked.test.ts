// Whether a tank overflowed is told by the levels of the time that is asked about, not by the time until it will [R13.3].
import type { Body } from '@vigie/analyst/question'
import { HOUR_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { answeredOf } from './asked.ts'
import { NOW } from './farm.ts'
import { FINDINGS } from './world.ts'

/** A level by the hour; at these hours before now it is another; at `missing` there is none. */
const level =
  (usual: number, at: Readonly<Record<number, number>> = {}, missing: readonly number[] = []) =>
  (body: Body): Body => {
    if (body.read !== 'series') return body
    const { from, to } = body.body
    const hours = Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, index) => from + index * HOUR_MS)
    const points = hours.flatMap((time): [number, number, number, number][] => {
      const ago = Math.round((NOW - time) / HOUR_MS)
      const most = at[ago] ?? usual
      return missing.includes(ago) ? [] : [[time, most - 1, most - 2, most]]
    })
    return { read: 'series', body: { ...body.body, bucketMs: HOUR_MS, points } }
  }
const ALL = 'series level_pct bassin-1+bassin-2 7d max'

describe('whether a tank overflowed', () => {
  test.each([
    ['Le bassin a débordé ?', ALL],
    ['un bassin a débordé ?', ALL],
    ['y a-t-il eu un débordement ?', ALL],
    ['le bassin haut a-t-il débordé ?', 'series level_pct bassin-1 7d max'],
    ['combien de fois le bassin haut a débordé ?', 'series level_pct bassin-1 7d max'],
    ['est-ce que le bassin bas a débordé hier ?', 'series level_pct bassin-2 d:2026-11-17 max'],
    ['débordement du bassin haut hier', 'series level_pct bassin-1 d:2026-11-17 max'],
    [
      'le bassin haut a-t-il débordé cette nuit ?',
      'series level_pct bassin-1 r:2026-11-17..2026-11-18 22:00..06:00 max',
    ],
  ])('« %s »: by the record [R13.3]', (question, line) => {
    const asked = answeredOf(question, {}, level(81))
    expect(asked.line).toBe(line)
    expect(asked.said[0]).toMatch(/^Non : aucun débordement d’après les niveaux \(/)
    expect(asked.said.join(' ')).not.toContain('débordement dans')
  })

  test('of one that did not, how high it stood at most, and when [R13.3]', () => {
    expect(answeredOf('le bassin haut a débordé hier ?', {}, level(81, { 24: 92.5 })).said).toEqual([
      'Non : aucun débordement d’après les niveaux (mardi 17 novembre 2026).',
      'Bassin haut : 92,5 % au plus haut, vers le 17/11/2026 14:00.',
    ])
  })

  test('of one that was full, how often and when last, and that what flows over is not measured [R13.3]', () => {
    const full = level(81, { 30: 100, 31: 100, 20: 99.8 })
    const { said, told } = answeredOf('le bassin haut a débordé hier ?', {}, full)
    expect(said).toEqual([
      'Oui : le bassin a été plein (mardi 17 novembre 2026).',
      'Bassin haut : plein 2 fois, 100,0 % au plus haut ; la dernière vers le 17/11/2026 18:00.',
      'L’eau qui déborde n’est pas mesurée : à ce niveau, le bassin est plein et a pu déborder.',
    ])
    expect(told.main).toBe(100)
  })

  test('where a part of the time has no reading, or the sensor stands still, it is not denied [R13.3]', () => {
    const gap = answeredOf('le bassin haut a débordé hier ?', {}, level(81, {}, [20, 21, 22, 23]))
    expect(gap.said[0]).toBe('Je ne peux pas l’exclure (mardi 17 novembre 2026).')
    expect(gap.said).toContain('Bassin haut : une partie de ce temps n’a pas de mesure.')
    const stuck = FINDINGS.filter(({ id }) => id === 'stuck').map((one) => ({ ...one, device: 'bassin-1' }))
    const still = answeredOf('le bassin haut a débordé hier ?', { findings: stuck }, level(81))
    expect(still.said[0]).toBe('Je ne peux pas l’exclure (mardi 17 novembre 2026).')
    expect(still.said.join(' ')).toContain('ne pas s’y fier : Bassin haut')
  })

  test('without any level it is not known [R13.3]', () => {
    const none = (body: Body): Body =>
      body.read === 'series' ? { read: 'series', body: { ...body.body, points: [] } } : body
    expect(answeredOf('le bassin haut a débordé hier ?', {}, none).told.known).toBe(false)
  })

  test.each([
    'Le bassin haut déborde ?',
    'le bassin haut va déborder ?',
    'dans combien de temps le bassin haut va déborder',
  ])('« %s » is still of the time until it does [R13.3]', (question) => {
    expect(answeredOf(question, {}).line).toBe('figure overflowInHours bassin-1 now')
  })
})
