import { type Device, device, HOUR_MS, MINUTE_MS } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import type { Cause } from '@/widgets/site-state/causes'
import { CALM, cut, known, NOW, produced, pump, sentenceOf, tank, WATER } from './sentence.fixtures.ts'
import { sentenceOf as told } from './sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

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
    'Tout est alimenté et la réserve est entamée, mais la journée coûterait plus que le budget. Rien à surveiller.',
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
  const lead = 'L’eau ne suffit sans pompage que jusqu’à demain vers\u00a021:00, sous l’objectif d’autonomie.'
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
    'Forage 1 sans alimentation depuis 13:47\u00a0: l’eau ne suffit sans pompage que jusqu’à demain vers\u00a021:00.',
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

test('[R10] points are counted once all that may be one was read', () => {
  const of = (isCounting: boolean) => told({ ...known, isCounting, causes: [{ ...cut, severity: 'check' }] }).text
  expect(of(true)).toMatch(/, mais des points sont à surveiller\.$/)
  expect(of(false)).toMatch(/, mais 1\u00a0point est à surveiller\.$/)
})

test('while the feed is interrupted nothing is said to be well', () => {
  expect(sentenceOf({ ...known, feed: { trusted: false, since: NOW - 3 * MINUTE_MS } })).toEqual({
    tone: 'frozen',
    text: 'Direct interrompu depuis 13:59\u00a0: ce qui suit est le dernier état connu.',
  })
})

test('[R10] what the day costs is judged by its end, as on every screen: of one whose meter is cut, by nothing', () => {
  const of = (whole: number, projected: number | null, isCostHeld = false) => {
    const plan = { cost: { basis: 'weekdays' as const, whole, projected } }
    return told({ ...known, isCostHeld, today: { ...known.today, plan } }).text
  }
  expect(of(483, 494)).not.toContain('coûte')
  expect(of(483, 600)).toContain('la journée coûterait plus que d’habitude')
  expect(of(300, 600)).toContain('la journée coûte déjà plus que d’habitude')
  const dear = { ...known.today, plan: { cost: { basis: 'weekdays' as const, whole: 300, projected: 600 } } }
  expect(told({ ...known, doesMakeMore: true, today: dear }).text).toContain(
    'la journée produit et coûte plus que d’habitude',
  )
  expect(of(483, 600, true)).not.toContain('coûte')
  expect(of(483, null)).not.toContain('coûte')
})

test('[R10] while some never said whether they have power, it is not said that everything has', () => {
  expect(told({ ...known, unsaid: 3 }).text).toMatch(/^36\sappareils alimentés, 3\sautres n’en disent rien, l’eau/)
})

test('[R10] of several points to watch those are named that do not wait: pumps that stand, and the leak', () => {
  const common = { moments: [], severity: 'check' as const, since: NOW }
  const leak: Cause = {
    ...common,
    kind: 'leak',
    id: 'l',
    device: pump,
    usual: 0.2,
    flow: 2,
    at: NOW,
    judgedUntil: null,
    since: NOW,
  }
  const silent: Cause = { ...common, kind: 'silent', id: 's', devices: [tank] }
  const rest: Cause = {
    ...{ kind: 'target', id: 'pump-rest', severity: 'check', since: null },
    missed: { id: 'runningHours', title: 'Aucune pompe', proof: '', to: '/', isOfWater: true },
  }
  expect(told({ ...known, causes: [rest, leak] }).text).toContain('dont l’arrêt des pompes et une fuite possible')
  expect(told({ ...known, causes: [silent, rest] }).text).toContain('surveiller, dont l’arrêt des pompes.')
  expect(told({ ...known, causes: [leak, silent] }).text).toContain(
    '2\u00a0points sont à surveiller, dont une fuite possible',
  )
  expect(told({ ...known, causes: [silent, { ...silent, id: 's2' }] }).text).not.toContain('fuite')
  expect(told({ ...known, causes: [leak] }).text).not.toContain('dont')
})
