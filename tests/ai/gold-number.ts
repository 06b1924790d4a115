// In: a line of the set of questions. Out: the number to be answered, taken from the site itself, by no code of the engine.
import { DAY_MS, HOUR_MS, type TariffSlot } from '@vigie/contracts/entities'
import { DEVICES, SITE } from './farm.ts'
import { boundsOf, hoursOf, isClock, measured } from './figures.ts'
import { GROUPS, membersOf } from './gold-members.ts'
import { statusNumber } from './gold-status.ts'
import type { Row } from './score.ts'
import { ALARMS, FINDINGS, instantsOf, OUTAGES, pointOf, SHIFT } from './world.ts'

const NOW_FIGURES = ['storedM3', 'autonomyHours', 'emptyInHours', 'overflowInHours', 'levelPct', 'levelM', 'capacityM3']
/** The number that a question of the set comes to; null: it comes to none. */
export const goldOf = ({ gold, call }: Pick<Row, 'gold' | 'call'>): number | null =>
  goldNumber(gold, call !== null && 'asks' in call ? call.asks : undefined)

/** The number that a call on a line comes to. `asks`: what its question asks beside the line. */
const goldNumber = (gold: string, asks?: string): number | null => {
  const [tool = '', first = '', second = '', third = '', ...rest] = gold.split(' ')
  const asked = asks === undefined ? undefined : askedNumber(asks, tool, first, second, third)
  if (asked !== undefined) return asked
  switch (tool) {
    case 'figure':
      return figureNumber(first.split('+')[0] ?? '', second, third, rest)
    case 'why':
      return one(first, second, third)
    case 'latest':
      return second === 'site' ? null : latestNumber(first, second.split('+'))
    case 'series': {
      const [from, to] = stretchOf(third, rest)
      const points = second
        .split('+')
        .flatMap((device) => instantsOf(from, to).map((at) => pointOf(device, first, Math.floor(at))))
      if (rest.includes('which')) return dayNumber(points, instantsOf(from, to), rest.includes('min'))
      // in points of an hour no start is seen
      if (rest.includes('started')) return null
      if (rest.includes('max')) return Math.max(...points.map(([, , most]) => most))
      if (rest.includes('min')) return Math.min(...points.map(([, least]) => least))
      const sum = points.reduce((all, [mean]) => all + mean, 0)
      return rest.includes('sum') ? sum : sum / points.length
    }
    case 'alarms':
      return alarmNumber(first, [second, third, ...rest].filter(Boolean))
    case 'outages':
      return outageNumber(first, second, [third, ...rest])
    case 'events':
      return alarmNumber('list', [first, second, third].filter(Boolean))
    case 'summary':
      return one(second === 'energy' ? 'gridKwh' : 'producedM3', 'site', first)
    case 'status':
      return statusNumber(first, second, third)
    case 'load': {
      const value = measured(first, 'load', second)
      return { topTen: Math.round(value), floodPct: value / 10, stale: 3, chattering: 2 }[first] ?? value
    }
    case 'findings':
      return foundNumber(first, second)
    case 'savings':
      return FINDINGS.filter((one) => one.endedAt === null && one.feedback === null).reduce(
        (sum, { cost, volumeM3 }) => sum + ((first === 'water' ? volumeM3 : cost)?.value ?? 0),
        0,
      )
    case 'shift':
      return SHIFT.savingPerDay.value
    case 'tariff': {
      // at 14:02 in November heures pleines run
      const slot = second === '' ? 'standard' : second
      return first === 'all' ? null : (SITE.tariff?.pricePerKwh[slot as TariffSlot] ?? null)
    }
    case 'devices':
      return DEVICES.filter(
        ({ kind, role, id, asset }) => second === 'all' || kind === second || (role === second && asset?.id === id),
      ).length
    default:
      return null
  }
}

/** What a question that asks for more than its line says comes to; undefined: what the line says. */
const askedNumber = (
  asks: string,
  tool: string,
  first: string,
  second: string,
  third: string,
): number | null | undefined => {
  const ids = second.split('+')
  if (tool === 'status' && asks === 'rests') return null
  if (tool === 'status' && ['well', 'broken', 'how'].includes(asks)) return activeOn(ids)
  if (tool === 'latest' && asks === 'total') return ids.reduce((sum, id) => sum + measured(first, id, 'latest'), 0)
  if (tool === 'latest' && asks === 'drop')
    return Math.abs(measured(first, ids[0] ?? '', 'latest') - measured(first, ids[1] ?? '', 'latest'))
  if (tool === 'latest' && (asks === 'most' || asks === 'least'))
    return Math[asks === 'most' ? 'max' : 'min'](...ids.map((id) => measured(first, id, 'latest')))
  if (tool === 'latest' && asks !== 'any') return ids.length > 1 || second === 'site' ? null : undefined
  if (tool === 'figure' && (asks === 'leak' || (asks === 'ran' && first === 'runningHours'))) return null
  if (tool === 'figure' && asks === 'price') {
    const pumps = ['forage-1', 'forage-2', 'forage-3']
    const all = (figure: string) => pumps.reduce((sum, id) => sum + one(figure, id, third), 0)
    return all('cost') / all('volumeM3')
  }
  // each month that is asked about has 31 days, of which each is as the last seven
  if (tool === 'figure' && asks === 'coming') return (one(first, second, 'r:2026-11-11..2026-11-17') / 7) * 31
  if (tool === 'figure' && (asks === 'kept' || asks === 'passed')) {
    const all = GROUPS.includes(second) ? membersOf(second) : ids
    const of = (name: string) => all.map((id) => measured(name, id, third))
    const [used, budgets] = [of('volumeM3'), of('budgetM3')]
    const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
    return asks === 'kept'
      ? (100 * sum(used)) / sum(budgets)
      : Math.min(...budgets.map((budget, index) => budget - (used[index] ?? 0)))
  }
  return undefined
}

/** Alarms that hold on these things and on their parts. */
const activeOn = (ids: readonly string[]): number => {
  const thingOf = (id: string) => DEVICES.find((one) => one.id === id)?.asset?.id ?? id
  const things = ids.map(thingOf)
  return ALARMS.filter(
    ({ device, state }) => ['unacknowledged', 'acknowledged'].includes(state) && things.includes(thingOf(device)),
  ).length
}

/** Of few the first, of many the highest. */
const latestNumber = (metric: string, ids: readonly string[]): number =>
  ids.length <= 3
    ? measured(metric, ids[0] ?? '', 'latest')
    : Math.max(...ids.map((id) => measured(metric, id, 'latest')))

const one = (figure: string, of: string, word: string): number => {
  if (figure === 'pricePerKwh') return measured('cost', of, word) / measured('gridKwh', of, word)
  if (figure === 'budgetLeftM3') return measured('budgetM3', of, word) - measured('volumeM3', of, word)
  return measured(figure, of, NOW_FIGURES.includes(figure) ? 'now' : word)
}

/** Figures that are kept day by day. */
const BY_DAY = ['producedM3', 'consumedM3', 'gridKwh', 'solarKwh', 'cost']

const figureNumber = (figure: string, of: string, word: string, rest: readonly string[]): number | null => {
  const clock = rest.find(isClock)
  if (clock !== undefined) {
    const [from, to] = hoursOf(word, clock)
    const hours = Array.from({ length: Math.ceil((to - from) / HOUR_MS) }, (_, index) => from + index * HOUR_MS)
    return hours.reduce((sum, at) => sum + measured(figure, of, `bucket ${at}`), 0)
  }
  const slot = rest.find((part) => part.startsWith('slot='))?.slice(5)
  if (slot !== undefined) return one(figure, slot, word)
  if (rest.includes('by-slot'))
    return Math.max(...['off-peak', 'standard', 'peak'].map((each) => one(figure, each, word)))
  if (rest.includes('max-day') || rest.includes('min-day')) {
    if (!BY_DAY.includes(figure)) return null
    const [from, until] = boundsOf(word)
    const days = Array.from({ length: Math.min(40, Math.ceil((until - from) / DAY_MS)) }, (_, index) =>
      measured(figure, 'site', `bucket ${from + index * DAY_MS}`),
    )
    return rest.includes('max-day') ? Math.max(...days) : Math.min(...days)
  }
  if (rest.includes('per-day')) {
    const [from, until] = boundsOf(word)
    return one(figure, of, word) / ((until - from) / DAY_MS)
  }
  if (rest.includes('up')) {
    const [first] = membersOf(of, figure)
      .map((id) => ({ now: one(figure, id, word), by: one(figure, id, word) - measured(figure, id, `${word} before`) }))
      .toSorted((a, b) => b.by - a.by)
    return first?.now ?? null
  }
  if (GROUPS.includes(of)) {
    const all = membersOf(of, figure)
      .filter((id) => figure !== 'kwhPerM3' || id !== '')
      .map((id) => one(figure, id, word))
    return rest.includes('least') ? Math.min(...all) : Math.max(...all)
  }
  const [first = '', ...others] = of.split('+')
  if (rest.includes('most')) return Math.max(...[first, ...others].map((id) => one(figure, id, word)))
  return one(figure, first, word)
}

const alarmNumber = (operation: string, parts: readonly string[]): number | null => {
  if (operation === 'last') return null
  const value = (name: string) => parts.find((part) => part.startsWith(`${name}=`))?.split('=')[1]
  const [word, ...hours] = parts.filter((part) => part.includes(':'))
  const [from, to] = word === undefined ? [0, Number.POSITIVE_INFINITY] : stretchOf(word, hours)
  const asked = ALARMS.filter(
    (alarm) =>
      (!parts.includes('open') || alarm.state !== 'normal') &&
      (!parts.includes('unacknowledged') || alarm.state === 'unacknowledged') &&
      (value('device') === undefined || ofNamed(value('device') ?? '').includes(alarm.device)) &&
      (value('condition') ?? alarm.condition) === alarm.condition &&
      (value('priority') ?? alarm.priority) === alarm.priority &&
      Date.parse(alarm.raisedAt) >= from &&
      Date.parse(alarm.raisedAt) < to,
  )
  const highest = ['critical', 'high', 'medium', 'low'].find((one) => asked.some(({ priority }) => priority === one))
  return operation === 'gravest' ? asked.filter(({ priority }) => priority === highest).length : asked.length
}

/** A device that was named, with every part of the thing that it is the main device of. */
const ofNamed = (named: string): string[] =>
  DEVICES.filter(({ id, asset }) => id === named || asset?.id === named).map(({ id }) => id)

const stretchOf = (word: string, rest: readonly string[]): readonly [number, number] => {
  const clock = rest.find(isClock)
  return clock === undefined ? boundsOf(word) : hoursOf(word, clock)
}

const outageNumber = (operation: string, of: string, [word = '', ...rest]: readonly string[]): number => {
  const [from, to] = stretchOf(word, rest)
  const cuts = OUTAGES.filter((cut) => (of === 'site' || cut.device === of) && cut.from < to && (cut.to ?? to) > from)
  const lengths = cuts.map((cut) => (Math.min(cut.to ?? to, to) - Math.max(cut.from, from)) / HOUR_MS)
  if (operation === 'count') return cuts.length
  if (operation === 'duration') return lengths.reduce((sum, hours) => sum + hours, 0)
  if (operation === 'longest') return Math.max(0, ...lengths)
  if (operation === 'last')
    return lengths[cuts.indexOf(cuts.toSorted((a, b) => b.from - a.from)[0] ?? (OUTAGES[0] as never))] ?? 0
  return Math.max(0, ...[...Map.groupBy(cuts, (cut) => cut.device).values()].map((of) => of.length))
}

/** What the one finding that lasts lost; null: there are several, or no amount is asked for. */
const foundNumber = (what: string, kind: string): number | null => {
  const lasting = FINDINGS.filter((found) => found.endedAt === null && found.feedback === null)
  const asked = lasting.filter((found) => kind === '' || found.kind === kind)
  const [found] = asked
  if (found === undefined || asked.length > 1) return null
  const amounts = { cost: found.cost, water: found.volumeM3, energy: found.energyKwh }
  return amounts[what as keyof typeof amounts]?.value ?? null
}

/** The most, or the least, of what the days had; the clock on site is that of UTC. */
const dayNumber = (points: readonly (readonly number[])[], at: readonly number[], isLeast: boolean): number => {
  const days = new Map<number, number>()
  points.forEach(([mean = 0], index) => {
    const day = Math.floor((at[index] ?? 0) / DAY_MS)
    days.set(day, (days.get(day) ?? 0) + mean)
  })
  return isLeast ? Math.min(...days.values()) : Math.max(...days.values())
}
