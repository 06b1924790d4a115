// Why the sun has little share is told by what makes it: what it gave, how much it shone, and what was bought [R13.3].
import type { Body } from '@vigie/analyst/question'
import { MINUTE_MS } from '@vigie/contracts/entities'
import { describe, expect, test } from 'vitest'
import { alarmOf, answered, figures } from './asked.ts'
import { FACTS } from './score.ts'

const figure = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
const energy = figures((body) => ({
  ...body,
  energy: {
    ...body.energy,
    solarSharePct: figure(21.8, 27.3),
    solarKwh: figure(3_822, 4_648),
    gridKwh: figure(13_714, 12_392),
  },
}))
/** A month that the sun shone so much of in the mean, and in as much of the one before; `covered`: all of it was measured. */
const month =
  (now: number, before: number, covered = true) =>
  (one: Body): Body => {
    if (one.read !== 'series') return energy(one)
    const { from, to, points } = one.body
    const mean = from >= Date.parse('2026-11-01T00:00:00Z') ? now : before
    return {
      ...one,
      body: {
        ...one.body,
        bucketMs: covered ? (to - from) / points.length : 1,
        points: points.map(([at], index) => [at, mean + (index % 2 === 0 ? 1 : -1), 0, 1_000]),
      },
    }
  }
const question = 'Pourquoi la part du solaire est si basse ce mois-ci ?'

describe('why the sun has little share', () => {
  test('is what it gave, the sunshine and what was bought, each beside the time before [R13.3]', () => {
    const { told, sentences } = answered(question, month(154, 188))
    expect(sentences.slice(0, 5)).toEqual([
      '5,5 points de moins que le mois d’avant.',
      'Part du solaire, tout le site (novembre 2026) : 21,8 %, contre 27,3 % le mois d’avant.',
      'Énergie solaire : 3 822 kWh, contre 4 648 kWh, 18 % de moins.',
      'Moins de soleil : 154 W/m² en moyenne, nuits comprises, contre 188 W/m².',
      'Énergie achetée au réseau : 13 714 kWh, contre 12 392 kWh, 11 % de plus.',
    ])
    // what leaks, sticks or was cut elsewhere makes no share of the sun
    expect(sentences.join(' ')).not.toMatch(/Fuite|Filtre|bloqué|Forage|coupures/)
    expect(told.table).toBeNull()
  })

  test('says where it shone as much, and where that is not known [R13.3]', () => {
    expect(answered(question, month(186, 188)).sentences).toContain(
      'Autant de soleil : 186 W/m² en moyenne, nuits comprises, contre 188 W/m².',
    )
    expect(answered(question, month(154, 188, false)).sentences).toContain(
      'L’ensoleillement n’est pas assez mesuré pour être comparé.',
    )
  })

  test('reads as long of the month before as has run of this one [R13.3]', () => {
    const stretches: (readonly [number, number])[] = []
    answered(question, (one) => {
      if (one.read === 'series') stretches.push([one.body.from, one.body.to])
      return month(154, 188)(one)
    })
    const [[from = 0, to = 0] = [], [before = 0, until = 0] = []] = stretches
    expect(before).toBe(Date.parse('2026-10-01T00:00:00Z') - (Date.parse('2026-11-01T00:00:00Z') - from))
    expect(until - before).toBe(to - from)
  })

  test('of what it gave is told by the sunshine alone [R13.3]', () => {
    const { sentences } = answered('Pourquoi le solaire a moins donné ce mois-ci ?', month(154, 188))
    expect(sentences[1]).toBe(
      'Énergie solaire, tout le site (novembre 2026) : 3 822 kWh, contre 4 648 kWh le mois d’avant.',
    )
    expect(sentences[2]).toMatch(/^Moins de soleil : /)
  })

  test('of a day that runs is told of single readings, each for the time until the next [R13.3]', () => {
    const today = Date.parse('2026-11-18T00:00:00Z')
    // every 5 min, then every 10 s for the last hour, which counts no more than another
    const single =
      (covered = true) =>
      (one: Body): Body => {
        if (one.read !== 'series') return energy(one)
        const { from, to } = one.body
        const mean = from >= today ? 96 : 224
        const last = to - 60 * MINUTE_MS
        const often = from >= today ? MINUTE_MS / 6 : 5 * MINUTE_MS
        const times = (start: number, end: number, step: number) =>
          Array.from({ length: Math.ceil((end - start) / step) }, (_, index) => start + index * step)
        const points = [
          ...times(from, covered ? last : from + 60 * MINUTE_MS, 5 * MINUTE_MS),
          ...times(last, to, often),
        ]
        return {
          ...one,
          body: {
            ...one.body,
            resolution: 'raw',
            bucketMs: 0,
            points: points.map((at) => [Math.floor(at), mean, mean, mean]),
          },
        }
      }
    const asked = 'Pourquoi la part du solaire est si basse aujourd’hui ?'
    expect(answered(asked, single()).sentences).toContain(
      'Moins de soleil : 96 W/m² en moyenne, nuits comprises, contre 224 W/m².',
    )
    expect(answered(asked, single(false)).sentences).toContain(
      'L’ensoleillement n’est pas assez mesuré pour être comparé.',
    )
  })

  test('is no cut of a minute on the panels [R13.3]', () => {
    const cutFor =
      (minutes: number) =>
      (one: Body): Body => {
        if (one.read === 'outages')
          return {
            ...one,
            body: {
              outages: [{ device: 'pv', from: FACTS.now - 3_600_000, to: FACTS.now - 3_600_000 + minutes * MINUTE_MS }],
            },
          }
        if (one.read === 'alarms')
          return { ...one, body: { alarms: [alarmOf('pv', 'power-off', 1, 1 - minutes / 60)], next: null } }
        return energy(one)
      }
    const asked = 'Pourquoi le solaire produit moins aujourd’hui ?'
    expect(answered(asked, cutFor(1)).sentences.join(' ')).not.toMatch(/Centrale photovoltaïque/)
    expect(answered(asked, cutFor(30)).sentences).toContain(
      'Dans la période, Centrale photovoltaïque : 1 alarme, 1 coupure.',
    )
  })
})
