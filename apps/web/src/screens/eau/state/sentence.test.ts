import { device } from '@vigie/contracts/entities'
import { beforeAll, expect, test } from 'vitest'
import { setSiteTimeZone } from '@/text'
import { plainFigure } from '@/widgets/kpi/figure'
import { causeWords } from '@/widgets/site-state/cause-words'
import type { Cause } from '@/widgets/site-state/causes'
import { waterCauses, waterSentence } from './sentence.ts'

beforeAll(() => setSiteTimeZone('Etc/UTC'))

const NOW = Date.UTC(2026, 10, 23, 0, 5)
const made = (id: string, role: 'consumption' | 'energy') =>
  device.parse({ id, site: 'chaib', kind: 'flow-meter', role, name: 'Secteur nord', metrics: [] })
const tank = (netFlowM3h: number | null) => ({
  device: 'bassin',
  volumeM3: 900,
  levelPct: 90,
  levelM: 3,
  capacityM3: 1_000,
  inM3: plainFigure(0),
  outM3: plainFigure(0),
  deltaM3: plainFigure(0),
  autonomyHours: 31,
  netFlowM3h,
  emptyInHours: netFlowM3h !== null && netFlowM3h < -1 ? 300 : null,
  overflowInHours: netFlowM3h !== null && netFlowM3h > 1 ? 20 : null,
})
const none = plainFigure(null)
const today = (...flows: (number | null)[]) => ({
  storages: flows.map(tank),
  water: {
    producedM3: none,
    consumedM3: none,
    storedDeltaM3: none,
    unaccountedM3: none,
    unaccountedPct: none,
    storedM3: 900,
    autonomyHours: 31,
  },
})
const known = {
  causes: [] as readonly Cause[],
  pumps: { on: 0, told: 3 },
  today: today(-4.1, -1.8),
  lacksFigures: false,
  isOld: false,
  feed: { trusted: true, since: null },
  now: NOW,
}
const leak: Cause = {
  kind: 'leak',
  id: 'leak/s',
  severity: 'check',
  device: made('s', 'consumption'),
  flow: 2.12,
  judgedUntil: null,
  usual: 0.24,
  at: NOW - 20 * 3_600_000,
  since: NOW - 20 * 3_600_000,
}

test('[R10] calm water is said by what pumps and tanks do, and how long it lasts', () => {
  expect(waterSentence(known)).toEqual({
    tone: 'calm',
    text: 'Aucune pompe en marche, le stock a baissé de 5,90\u00a0m³ en une heure\u00a0· 31\u00a0h d’autonomie\u00a0· rien à surveiller',
  })
  expect(waterSentence({ ...known, pumps: { on: 1, told: 3 } }).text).toContain('1\u00a0pompe sur 3 en marche')
  expect(waterSentence({ ...known, pumps: { on: 2, told: 3 }, today: today(9, -1) }).text).toContain(
    '2\u00a0pompes sur 3 en marche, le stock a monté de 9,00\u00a0m³ en une heure',
  )
})

test('a stock whose tanks all move by less than their gauges tell is steady', () => {
  expect(waterSentence({ ...known, today: today(-0.9, 0.2) }).text).toContain('le stock est stable')
})

test('[R10] the sentence says what the water does and how much needs watching, not what the rows below it say', () => {
  const { tone, text } = waterSentence({ ...known, causes: [leak] })
  expect(tone).toBe('check')
  expect(text).toBe(
    'Fuite possible\u00a0· aucune pompe en marche, le stock a baissé de 5,90\u00a0m³ en une heure\u00a0· 31\u00a0h d’autonomie',
  )
  expect(text).not.toContain(causeWords(leak, NOW).title)
})

test('[R10] a leak leads by its name, and the others are counted; without one all are', () => {
  const other: Cause = { kind: 'silent', id: 'silent', severity: 'check', since: null, devices: [made('s', 'energy')] }
  const lead = (...causes: Cause[]) => waterSentence({ ...known, causes }).text.split('\u00a0·')[0]
  expect(lead(other, leak, other)).toBe('Fuite possible et 2\u00a0autres points à surveiller pour l’eau')
  expect(lead(other, other)).toBe('2\u00a0points à surveiller pour l’eau')
})

test('[R10] no pump that runs at an hour when none does is called usual, unless their rest needs watching or something is cut', () => {
  const hour = (producedM3: number) => ({
    producedM3: { basis: 'weekdays' as const, byNow: 0, whole: 480, projected: null },
    consumedM3: null,
    cost: null,
    days: 4,
    buckets: [{ from: NOW - 5 * 60_000, producedM3, consumedM3: null, gridKwh: null, solarKwh: null, cost: null }],
  })
  const said = (producedM3: number, causes: readonly Cause[] = []) =>
    waterSentence({ ...known, causes, today: { ...known.today, plan: hour(producedM3) } }).text
  const rest: Cause = {
    ...{ kind: 'target', id: 'pump-rest', severity: 'check', since: null },
    missed: { id: 'runningHours', title: '', proof: '', to: '', isOfWater: true },
  }
  expect(said(0)).toContain('Aucune pompe en marche, comme d’ordinaire à cette heure, le stock')
  expect(said(20)).not.toContain('ordinaire')
  expect(said(0, [rest])).not.toContain('ordinaire')
  const cut: Cause = {
    ...{ kind: 'power', id: 'cut', severity: 'critical', since: NOW, devices: [made('p', 'energy')] },
    ...{ general: false, whole: false, power: { on: 1, told: 2 }, moments: [] },
  }
  expect(said(0, [cut])).not.toContain('ordinaire')
})

test('[R10] what stops the site leads the sentence', () => {
  const empty: Cause = {
    kind: 'empty',
    atReserve: true,
    id: 'empty/b',
    severity: 'critical',
    since: null,
    device: made('b', 'consumption'),
    endsAt: NOW,
    estimated: false,
  }
  const { tone, text } = waterSentence({ ...known, causes: [empty, leak] })
  expect(tone).toBe('critical')
  expect(text).toMatch(/^Un bassin sera bientôt vide\u00a0· aucune pompe en marche/)
})

test('a sensor that alone is cut is no cut of the site', () => {
  const cut = (general: boolean): Cause => ({
    kind: 'power',
    moments: [],
    id: 'power/s',
    severity: 'critical',
    since: NOW,
    devices: [made('s', 'consumption')],
    general,
    whole: false,
    power: { on: 3, told: 4 },
  })
  expect(waterSentence({ ...known, causes: [cut(false)] }).text).toMatch(/ sans alimentation\u00a0· aucune pompe/)
  expect(waterSentence({ ...known, causes: [cut(true)] }).text).toMatch(/^Coupure de courant\u00a0·/)
})

test('[R10] in a cut of the site the tank that ends first is told, not what the pumps still brought in the last hour', () => {
  const cut: Cause = {
    kind: 'power',
    moments: [],
    id: 'power/s',
    severity: 'critical',
    since: NOW,
    devices: [made('s', 'consumption')],
    general: true,
    whole: true,
    power: { on: 0, told: 4 },
  }
  const { storages, water } = today(58.9, 3)
  const ending = (autonomyHours: number) => ({
    storages,
    water: { ...water, autonomyHours, autonomyEndsAt: NOW + autonomyHours * 3_600_000, autonomyDevice: 'bassin-2' },
  })
  const told = (hours: number) =>
    waterSentence({ ...known, causes: [cut], today: ending(hours), nameOf: () => 'Bassin haut' }).text
  expect(told(72.5)).toBe(
    'Coupure de courant\u00a0· aucune pompe en marche\u00a0· Bassin haut à sa réserve en premier, vers le 26/11 à 01:00 (3\u00a0j\u00a01\u00a0h)',
  )
  expect(told(0)).toContain('Bassin haut est sur sa réserve')
})

test('what is not known is not told: a tank that was not read, figures that are not there, a lost connection', () => {
  expect(waterSentence({ ...known, today: today(-4, null) }).text).not.toContain('stock')
  expect(waterSentence({ ...known, today: undefined, lacksFigures: true })).toEqual({
    tone: 'check',
    text: 'Aucune pompe en marche\u00a0· chiffres pas encore lus',
  })
  expect(waterSentence({ ...known, feed: { trusted: false, since: NOW } })).toEqual({
    tone: 'frozen',
    text: 'Direct interrompu depuis 00:05 : ce qui suit est le dernier état connu.',
  })
})

test('a meter of energy that is silent alone is not of the water', () => {
  const silent: Cause = {
    kind: 'silent',
    id: 'silent',
    severity: 'check',
    since: null,
    devices: [made('e', 'energy')],
  }
  expect(waterCauses([leak, silent], (id) => id === 's')).toEqual([leak])
})

test('[R10] what follows from a level that was read before a cut is estimated', () => {
  expect(waterSentence({ ...known, isOld: true }).text).toBe(
    'Aucune pompe en marche, le stock a baissé de 5,90\u00a0m³ en une heure (estimé)\u00a0· 31\u00a0h d’autonomie (estimé)\u00a0· rien à surveiller',
  )
})
