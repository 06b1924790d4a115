import { type Device, device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { plainFigure } from '@/widgets/kpi/figure'
import type { Cause, PowerCause } from '@/widgets/site-state/causes'
import { sentenceOf as told } from './sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const NOW = Date.UTC(2026, 10, 19, 14, 2)
const made = (id: string, name: string): Device =>
  device.parse({ id, site: 'chaib', kind: 'pump', role: 'source', name, metrics: [] })
const [pump, tank] = [made('p', 'Forage 1'), made('t', 'Bassin bas')]
const produced = (value: number, previous: number) => ({ value, previous, completenessPct: 100 })
const known = {
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
const cut: PowerCause = {
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
const sentenceOf = (of: Parameters<typeof told>[0]) => {
  const { tone, text, also } = told(of)
  return { tone, text: also === undefined ? text : `${text} ${also}` }
}
const WATER = 'l’eau suffit sans pompage jusqu’à demain vers 21:00'
const CALM = `Tout est alimenté, ${WATER} et la journée coûterait moins que d’habitude.`

test('[R10] a calm site is said in one sentence, with what follows from it', () => {
  expect(sentenceOf(known)).toEqual({ tone: 'calm', text: `${CALM} Rien à surveiller.` })
})

test('[R10] a cost as planned is not told, nor an end that is not known', () => {
  const { energy, water } = known.today
  const onPlan = { ...known.today, plan: { cost: { ...known.today.plan.cost, projected: 620 } } }
  expect(sentenceOf({ ...known, today: onPlan }).text).toBe(`Tout est alimenté et ${WATER}. Rien à surveiller.`)
  const budget = {
    water: { ...water, autonomyHours: 0 },
    energy,
    plan: { cost: { basis: 'target' as const, whole: 500, projected: 664 } },
  }
  expect(sentenceOf({ ...known, today: budget }).text).toBe(
    'Tout est alimenté, la réserve est entamée et la journée coûterait plus que le budget. Rien à surveiller.',
  )
})

test('[R10] a day that produces far less than the one before says so, and is not praised for what that saves', () => {
  const { water } = known.today
  const of = (value: number) =>
    sentenceOf({ ...known, today: { ...known.today, water: { ...water, producedM3: produced(value, 422) } } }).text
  expect(of(63.3)).toBe(
    `Tout est alimenté, seulement 63,3\u00a0m³ produits depuis minuit (422\u00a0m³ hier à la même heure) et ${WATER}. Rien à surveiller.`,
  )
  expect(of(0)).toContain('aucune eau produite depuis minuit (')
  expect(of(300)).toBe(`${CALM} Rien à surveiller.`)
})

test('[R10] pumps that stand are a point to watch: how little they made is not said a second time beside it', () => {
  const { water } = known.today
  const rest: Cause = {
    ...{ kind: 'target', id: 'pump-rest', severity: 'check', since: null },
    missed: { id: 'runningHours', title: 'Aucune pompe', proof: '', to: '/', isOfWater: true },
  }
  const today = { ...known.today, water: { ...water, producedM3: produced(63.3, 693) } }
  expect(sentenceOf({ ...known, today, causes: [rest] }).text).toBe(
    `Tout est alimenté et ${WATER}, mais 1\u00a0point est à surveiller.`,
  )
})

test('[12.2] of a tank that is empty sooner, that alone is told, not how long the site lasts without pumping', () => {
  const empty: Cause = {
    ...{ kind: 'empty', id: 'y', severity: 'check', since: null, device: tank },
    ...{ endsAt: NOW + 2 * HOUR_MS, estimated: false, atReserve: false },
  }
  const { text } = told({ ...known, causes: [empty] })
  expect(text).toMatch(/^Bassin bas vide vers 16:00\. Tout est alimenté/)
  expect(text).not.toContain('l’eau suffit')
})

test('[R10] water that lasts for less long than is aimed at leads the sentence, and is not said to suffice', () => {
  const short: Cause = {
    ...{ kind: 'target', id: 'target/autonomyHours', severity: 'check', since: null },
    missed: { id: 'autonomyHours', title: 'Autonomie : objectif non atteint', proof: '', to: '/', isOfWater: true },
  }
  const calm = { ...known.today, plan: null }
  const aimed = { ...known, aimedHours: 48 }
  const lead = 'L’eau ne suffit sans pompage que jusqu’à demain vers 21:00, sous l’objectif d’autonomie.'
  expect(told({ ...aimed, today: calm, causes: [short] })).toEqual({
    tone: 'check',
    text: `${lead} Tout est alimenté.`,
  })
  expect(told({ ...aimed, today: calm, causes: [{ ...cut, severity: 'check' }, short] }).text).toBe(
    `${lead} Tout est alimenté, mais 1\u00a0autre point est à surveiller.`,
  )
  const spent = { ...calm, water: { ...calm.water, autonomyHours: 0 } }
  expect(told({ ...aimed, today: spent, causes: [short] }).text).toMatch(/^La réserve est entamée, sous l’objectif/)
  // beside a cut as well, though its levels are of before it and no target is judged by them
  const one = { ...cut, devices: [pump], general: false, power: { told: 38, on: 37 } }
  expect(told({ ...aimed, today: calm, causes: [one] }).text).toBe(
    'Forage 1 sans alimentation depuis 13:47\u00a0: l’eau ne suffit sans pompage que jusqu’à demain vers 21:00.',
  )
})

test('[R10] a sensor without power keeps no water from coming; that hardly any was produced is said all the same', () => {
  const sensor = device.parse({
    id: 's',
    site: 'chaib',
    kind: 'pressure',
    role: 'consumption',
    name: 'Pression',
    metrics: [],
  })
  const water = { ...known.today.water, producedM3: produced(0, 422) }
  const of = (one: Device) =>
    sentenceOf({
      ...known,
      causes: [{ ...cut, general: false, devices: [one] }],
      today: { ...known.today, water },
    }).text
  expect(of(sensor)).not.toContain('l’eau suffit')
  expect(of(sensor)).toContain('. Aucune eau produite depuis minuit (422')
  expect(of(pump)).toContain('l’eau suffit')
})

test('what is not known is left out, or said', () => {
  expect(sentenceOf({ ...known, today: undefined, power: { told: 0, on: 0 } }).text).toBe(
    'Alimentation inconnue. Rien à surveiller.',
  )
})

test('while the figures are not read, nothing is said to need no watching', () => {
  expect(sentenceOf({ ...known, today: undefined, lacksFigures: true })).toEqual({
    tone: 'check',
    text: 'Tout est alimenté. Eau et énergie pas encore lues.',
  })
})

test('[R11.4] while alarms that are over wait for somebody, it is not said that nothing needs watching', () => {
  expect(sentenceOf({ ...known, waiting: 40, returned: 40 })).toEqual({
    tone: 'check',
    text: `${CALM} 40\u00a0alarmes à acquitter.`,
  })
  expect(sentenceOf({ ...known, waiting: 1, returned: 1, causes: [{ ...cut, severity: 'check' }] }).text).toContain(
    ', mais 1\u00a0point est à surveiller. 1\u00a0alarme à acquitter.',
  )
  expect(sentenceOf({ ...known, waiting: 5, returned: 2, causes: [{ ...cut, severity: 'check' }] }).text).toContain(
    '5\u00a0alarmes à acquitter, dont 2\u00a0revenues',
  )
})

test('a cut is said with its time and what follows from it: the flow that is lost, the first tank and its hour', () => {
  const empty: Cause = {
    kind: 'empty',
    id: 'y',
    severity: 'critical',
    since: null,
    device: tank,
    endsAt: NOW + 7 * HOUR_MS,
    estimated: true,
    atReserve: true,
  }
  expect(sentenceOf({ ...known, lostM3h: 41.5, causes: [cut, empty] })).toEqual({
    tone: 'critical',
    text: '37 appareils coupés depuis 13:47\u00a0: 41,5\u00a0m³/h de moins en production. Bassin bas à sa réserve vers 21:00.',
  })
  // of more than are in this cut it is one cut, not the count of what is without power
  expect(sentenceOf({ ...known, causes: [{ ...cut, power: { told: 39, on: 1 } }] }).text).toMatch(
    /^Coupure de 37 appareils depuis 13:47/,
  )
  expect(
    sentenceOf({ ...known, causes: [{ ...cut, devices: [pump], general: false, power: { told: 38, on: 37 } }] }).text,
  ).toBe(`Forage 1 sans alimentation depuis 13:47\u00a0: ${WATER}.`)
})

test('[R11.4] beside a cut it is still said how many alarms wait, and how many of them are over', () => {
  const one = { ...cut, devices: [pump], general: false, power: { told: 38, on: 37 } }
  expect(sentenceOf({ ...known, waiting: 5, returned: 1, causes: [one] }).text).toBe(
    `Forage 1 sans alimentation depuis 13:47\u00a0: ${WATER}. 5\u00a0alarmes à acquitter, dont 1\u00a0revenue.`,
  )
  expect(sentenceOf({ ...known, waiting: 5, returned: 1, suspended: 2, causes: [one] }).text).toContain(
    '5\u00a0alarmes à acquitter, dont 1\u00a0revenue, +\u00a02\u00a0suspendues par une coupure.',
  )
})

test('[R10] that every pump of the site is cut leads the sentence, with since when and who else', () => {
  const said = (count: number, pumps: number) => {
    const off = { ...cut, devices: cut.devices.slice(0, count), pumps, general: false }
    return told({ ...known, today: undefined, causes: [off] }).text
  }
  expect(said(3, 3)).toBe('Les 3\u00a0pompes sont coupées depuis 13:47.')
  expect(said(1, 1)).toBe('La pompe est coupée depuis 13:47.')
  expect(said(5, 3)).toBe('Les 3\u00a0pompes et 2\u00a0autres appareils sont coupés depuis 13:47.')
})

test('[R10] points are counted once all that may be one was read', () => {
  const of = (isCounting: boolean) => told({ ...known, isCounting, causes: [{ ...cut, severity: 'check' }] }).text
  expect(of(true)).toMatch(/, mais des points sont à surveiller\.$/)
  expect(of(false)).toMatch(/, mais 1\u00a0point est à surveiller\.$/)
})

test('with nothing left the cut is general', () => {
  const whole = { ...cut, whole: true, power: { told: 38, on: 0 } }
  expect(sentenceOf({ ...known, power: whole.power, causes: [whole] }).text).toBe(
    `Coupure générale depuis 13:47\u00a0: ${WATER}.`,
  )
})

test('while the feed is interrupted nothing is said to be well', () => {
  expect(sentenceOf({ ...known, feed: { trusted: false, since: NOW - 3 * MINUTE_MS } })).toEqual({
    tone: 'frozen',
    text: 'Direct interrompu depuis 13:59\u00a0: ce qui suit est le dernier état connu.',
  })
})

test('[R10] a cut of a sensor alone leaves what the water and the day come to said after it', () => {
  const sensor = device.parse({
    id: 's',
    site: 'chaib',
    kind: 'pressure',
    role: 'source',
    name: 'Pression',
    metrics: [],
  })
  const alone = { ...cut, devices: [sensor], general: false, power: { told: 38, on: 37 } }
  expect(told({ ...known, causes: [alone] }).text).toBe(
    `Pression sans alimentation depuis 13:47. L${WATER.slice(1)} et la journée coûterait moins que d’habitude.`,
  )
})

test('[R10] what the day costs is judged by its end, as on every screen: of one whose meter is cut, by nothing', () => {
  const of = (whole: number, projected: number | null, isCostHeld = false) => {
    const plan = { cost: { basis: 'weekdays' as const, whole, projected } }
    return told({ ...known, isCostHeld, today: { ...known.today, plan } }).text
  }
  expect(of(483, 494)).not.toContain('coûte')
  expect(of(483, 600)).toContain('la journée coûterait plus que d’habitude')
  expect(of(300, 600)).toContain('la journée coûte déjà plus que d’habitude')
  expect(of(483, 600, true)).not.toContain('coûte')
  expect(of(483, null)).not.toContain('coûte')
})
