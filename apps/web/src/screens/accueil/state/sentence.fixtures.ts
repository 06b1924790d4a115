import { type Device, device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { plainFigure } from '@/widgets/kpi/figure'
import type { Cause, PowerCause } from '@/widgets/site-state/causes'
import { sentenceOf as told } from './sentence.ts'

export const NOW = Date.UTC(2026, 10, 19, 14, 2)
const made = (id: string, name: string): Device =>
  device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name, metrics: [] })
export const [pump, tank] = [made('p', 'Forage 1'), made('t', 'Bassin bas')]
export const produced = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
export const known = {
  causes: [] as readonly Cause[],
  lacksFigures: false,
  waiting: 0,
  suspended: 0,
  returned: 0,
  lostM3h: 0,
  power: { told: 36, on: 36 },
  today: {
    water: { autonomyHours: 31, autonomyEndsAt: NOW + 31 * HOUR_MS, producedM3: produced(400, 420) },
    energy: { cost: plainFigure(327) },
    plan: { cost: { basis: 'weekdays' as const, whole: 600, projected: 540 } },
  },
  feed: { trusted: true, since: null },
  now: NOW,
}
export const cut: PowerCause = {
  kind: 'power',
  moments: [],
  id: 'x',
  severity: 'critical',
  since: NOW - 15 * MINUTE_MS,
  devices: Array.from({ length: 37 }, () => pump),
  general: true,
  whole: false,
  power: { told: 38, on: 1 },
}

/** What the screen says, the smaller line at its end. */
export const sentenceOf = (of: Parameters<typeof told>[0]) => {
  const { tone, text, also } = told(of)
  return { tone, text: also === undefined ? text : `${text} ${also}` }
}
export const WATER = 'l’eau suffit sans pompage jusqu’à demain vers\u00a021:00'
export const CALM = `Tout est alimenté, ${WATER} et la journée coûterait moins que d’habitude.`
