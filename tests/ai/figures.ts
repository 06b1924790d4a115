// Figures of the site in memory: each of each thing over each stretch is a number of its own.

import { periodWord } from '@vigie/analyst/question'
import {
  DAY_MS,
  type Figure,
  HOUR_MS,
  type KpiBody,
  kpiBody,
  MINUTE_MS,
  type PeriodInput,
} from '@vigie/contracts/entities'
import { DEVICES, NOW } from './farm.ts'

/** A number from 1 to 1,000 that only this text has, as far as it matters. */
export const numberOf = (text: string): number => {
  let hash = 2_166_136_261
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619)
  return 1 + ((hash >>> 0) % 99_900) / 100
}

/** Start and end of a period, ms; it ends now at the latest. The clock on site is that of UTC in all of them. */
export const boundsOf = (word: string): readonly [number, number] => {
  const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
  const [kind, rest = ''] = word.split(':')
  const end = (to: number): number => Math.min(NOW, to)
  switch (kind) {
    case 'd':
      return [at(rest), end(at(rest) + DAY_MS)]
    case 'w':
      return [at(rest), end(at(rest) + 7 * DAY_MS)]
    case 'm': {
      const [year = 0, month = 1] = rest.split('-').map(Number)
      return [at(`${rest}-01`), end(at(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)))]
    }
    case 'r': {
      const [first = '', last = ''] = rest.split('..')
      return [at(first), end(at(last) + DAY_MS)]
    }
    case '24h':
      return [NOW - DAY_MS, NOW]
    case '7d':
      return [NOW - 7 * DAY_MS, NOW]
    case '30d':
      return [NOW - 30 * DAY_MS, NOW]
    default:
      return [at(`${rest}-01-01`), end(at(`${rest}-12-31`) + DAY_MS)]
  }
}

/** A word of hours, « 22:00..06:00 », beside its period. */
export const isClock = (word: string | undefined): word is string =>
  word !== undefined && /^\d\d:\d\d\.\.\d\d:\d\d$/.test(word)

/** Start and end of hours: the first of them on the first day of the period, the other on its last; now at the latest. */
export const hoursOf = (period: string, clock: string): readonly [number, number] => {
  const [first = '', last = first] = period.slice(2).split('..')
  const [from, to] = [[first, clock.slice(0, 5)] as const, [last, clock.slice(7)] as const].map(
    ([day, time]) =>
      Date.parse(`${day}T00:00:00Z`) + Number(time.slice(0, 2)) * HOUR_MS + Number(time.slice(3)) * MINUTE_MS,
  )
  return [from ?? 0, Math.min(NOW, to ?? 0)]
}

/** A figure of the site or a device over a stretch, said as one word. */
export const measured = (figure: string, of: string, word: string): number => numberOf(`${figure} ${of} ${word}`)

const both = (figure: string, of: string, word: string): Figure => ({
  value: measured(figure, of, word),
  previous: measured(figure, of, `${word} before`),
  completenessPct: 100,
})

/** What the upstream of this site says of a period. */
export const kpis = (period: PeriodInput): KpiBody => {
  const word = period.date === undefined && period.unit === 'day' ? 'd:2026-11-18' : periodWord(period)
  const key = period.compare === 'year' ? `${word} year` : word
  const of =
    (device: string) =>
    (name: string): Figure => ({ ...both(name, device, word), previous: measured(name, device, `${key} before`) })
  const now = (name: string, device: string) => measured(name, device, 'now')
  const site = of('site')
  const [from, until] = boundsOf(word)
  const rows = (role: string) =>
    DEVICES.filter((one) => one.role === role && one.asset?.id === one.id).map(({ id }) => ({ id, figure: of(id) }))
  const step = period.unit === 'day' ? HOUR_MS : DAY_MS
  const starts = Array.from(
    { length: Math.min(40, Math.ceil((until - from) / step)) },
    (_, index) => from + index * step,
  )
  const bucket = (name: string, at: number) => measured(name, 'site', `bucket ${at}`)
  return kpiBody.parse({
    period: { from, to: until },
    until,
    previous: { from: from - DAY_MS, to: from },
    watermark: until,
    water: {
      producedM3: site('producedM3'),
      consumedM3: site('consumedM3'),
      storedDeltaM3: site('storedDeltaM3'),
      unaccountedM3: site('unaccountedM3'),
      unaccountedPct: site('unaccountedPct'),
      storedM3: now('storedM3', 'site'),
      autonomyHours: now('autonomyHours', 'site'),
    },
    energy: {
      gridKwh: site('gridKwh'),
      solarKwh: site('solarKwh'),
      solarSharePct: site('solarSharePct'),
      solarSaved: measured('solarSaved', 'site', word),
      cost: site('cost'),
      pumpKwh: site('pumpKwh'),
      kwhPerM3: site('kwhPerM3'),
      co2Kg: site('co2Kg'),
      bySlot: (['off-peak', 'standard', 'peak'] as const).map((slot) => ({
        slot,
        energyKwh: measured('gridKwh', slot, word),
        cost: measured('cost', slot, word),
      })),
    },
    powerPct: site('powerPct'),
    activeAlarms: 0,
    alarmsRaised: site('alarmsRaised'),
    sources: rows('source').map(({ id, figure }) => ({
      device: id,
      volumeM3: figure('volumeM3'),
      runningHours: figure('runningHours'),
      starts: figure('starts'),
      energyKwh: figure('energyKwh'),
      kwhPerM3: figure('kwhPerM3'),
    })),
    storages: rows('storage').map(({ id, figure }) => ({
      device: id,
      volumeM3: now('storedM3', id),
      levelPct: now('levelPct', id),
      levelM: now('levelM', id),
      capacityM3: now('capacityM3', id),
      inM3: figure('inM3'),
      outM3: figure('outM3'),
      deltaM3: figure('storedDeltaM3'),
      autonomyHours: now('autonomyHours', id),
      emptyInHours: now('emptyInHours', id),
      overflowInHours: now('overflowInHours', id),
    })),
    consumptions: rows('consumption').map(({ id, figure }) => ({
      device: id,
      volumeM3: figure('volumeM3'),
      budgetM3: measured('budgetM3', id, word),
      nightFlowM3h: figure('nightFlowM3h'),
    })),
    meters: [...rows('energy'), ...rows('source').filter(({ id }) => id.startsWith('forage'))].map(
      ({ id, figure }) => ({
        device: id,
        ...(id.startsWith('forage') && { cost: measured('cost', id, word) }),
        energyKwh: figure('energyKwh'),
        peakKw: measured('peakKw', id, word),
        peakAt: from,
        powerFactor: figure('powerFactor'),
      }),
    ),
    availability: DEVICES.map(({ id }) => ({
      device: id,
      powerPct: { ...of(id)('powerPct'), value: measured('powerPct', id, word) },
      outages: 0,
      offMs: 0,
    })),
    flows: [],
    deviations: [{ device: 'forage-1', figure: 'kwhPerM3', value: 1.5, previous: 1.2, changePct: 25 }],
    buckets: starts.map((at) => ({
      from: at,
      to: Math.min(until, at + step),
      producedM3: bucket('producedM3', at),
      consumedM3: bucket('consumedM3', at),
      gridKwh: bucket('gridKwh', at),
      solarKwh: bucket('solarKwh', at),
      cost: bucket('cost', at),
    })),
  })
}
