// In: a call. Out: the address of the screen that shows the same, with its period.
import {
  ALARM_PRIORITY_WORDS,
  ALARM_STATE_WORDS,
  COMPARED_WITH_YEAR,
  PERIOD_PARAMETERS as NAMES,
  PERIOD_UNIT_WORDS,
} from '@vigie/contracts/address-words'
import { type DeviceRole, FIGURES, type FigureId, METRICS, type PeriodInput } from '@vigie/contracts/entities'
import type { Call, Group } from '../call.ts'
import type { AskedState } from '../call-alarms.ts'
import { rangePeriod } from '../understand/calendar.ts'
import type { Facts } from '../understand/facts.ts'
import { othersOfNamed } from './of-thing.ts'
import { stretchOf } from './stretch.ts'

const ROLE_PATHS: Readonly<Record<DeviceRole, string>> = {
  source: '/eau/sources',
  storage: '/eau/stockage',
  consumption: '/eau/consommation',
  energy: '/energie',
}
const GROUP_PATHS: Readonly<Record<Group, string>> = {
  sources: '/eau/sources',
  storages: '/eau/stockage',
  consumptions: '/eau/consommation',
  meters: '/energie',
  devices: '/dashboard',
}
const FIGURE_PATHS: Readonly<Partial<Record<FigureId, string>>> = {
  storedM3: '/eau/stockage',
  autonomyHours: '/eau/stockage',
  storedDeltaM3: '/eau/stockage',
  producedM3: '/eau/sources',
  consumedM3: '/eau/consommation',
  gridKwh: '/energie',
  solarKwh: '/energie',
  solarSharePct: '/energie',
  solarSaved: '/energie',
  cost: '/energie',
  pricePerKwh: '/energie',
  co2Kg: '/energie',
  pumpKwh: '/energie',
}

/** Where measures of all devices stand, by their unit. */
const METRIC_PATHS: Readonly<Record<string, string>> = { bar: '/eau', 'm³/h': '/eau', m: '/eau', '%': '/eau/stockage' }

/** The address of the screen behind an answer. */
export const linkOf = (call: Call, facts: Facts): string => {
  switch (call.tool) {
    case 'figure':
      return withPeriod(
        call.of === 'site'
          ? (FIGURE_PATHS[call.figure] ?? '/dashboard')
          : typeof call.of === 'string'
            ? GROUP_PATHS[call.of]
            : devicePath(call.of, facts),
        untilToday(call.period, facts),
        call.against === 'year',
      )
    case 'latest':
      return call.of === 'site' ? (METRIC_PATHS[METRICS[call.metric].unit] ?? '/dashboard') : devicePath(call.of, facts)
    case 'series':
      return withPeriod(
        call.of.length > 1 ? GROUP_PATHS[call.asks === 'started' ? 'sources' : 'storages'] : devicePath(call.of, facts),
        untilToday(call.period, facts),
      )
    case 'why':
      return withPeriod(
        call.of === 'site' ? (FIGURE_PATHS[call.figure] ?? '/dashboard') : devicePath(call.of, facts),
        call.period,
      )
    case 'outages':
    case 'targets':
    case 'summary':
      return withPeriod('/dashboard', untilToday(call.period, facts))
    case 'status':
      return call.of === 'site' ? '/dashboard' : devicePath(call.of, facts)
    case 'load':
      return withPeriod('/alertes/sante', call.period)
    case 'events':
      return linkOf({ ...call, tool: 'alarms', operation: 'list' }, facts)
    case 'alarms': {
      // the list of alarms is of one device: those of a thing stand on its page, those of a time among all of the site
      const isOfThing = call.device !== undefined && othersOfNamed(call.device, facts).length > 0
      if (isOfThing && call.device !== undefined && call.state === 'open') return devicePath([call.device], facts)
      // the list knows when alarms were raised, not when something was done with them
      const stretch =
        call.period === undefined || call.by !== undefined ? null : stretchOf(call.period, facts, call.clock)
      const words = {
        etat: call.state === undefined ? ALARM_STATE_WORDS.all : LISTS[call.state],
        priorite: call.priority && ALARM_PRIORITY_WORDS[call.priority],
        condition: call.condition,
        appareil: isOfThing ? undefined : call.device,
        du: stretch === null ? undefined : new Date(stretch.from).toISOString(),
        au: stretch === null ? undefined : new Date(stretch.to).toISOString(),
      }
      return address('/alertes', words)
    }
    case 'findings':
    case 'savings':
    case 'shift':
      return '/ia/efficacite-energetique'
    case 'tariff':
      return '/settings'
    case 'meaning':
      return call.of in FIGURES ? (FIGURE_PATHS[call.of as FigureId] ?? '/dashboard') : '/settings/site'
    case 'devices':
      return '/dashboard'
  }
}

/** The list that holds alarms that stand so; absent: that of those open, which opens by itself. */
const LISTS: Readonly<Partial<Record<AskedState, string>>> = {
  unacknowledged: ALARM_STATE_WORDS.waiting,
  returned: ALARM_STATE_WORDS.waiting,
  shelved: ALARM_STATE_WORDS.shelved,
  suppressed: ALARM_STATE_WORDS.suppressed,
  'out-of-service': ALARM_STATE_WORDS['out-of-service'],
}

/** The page of a device, or of the thing that it is a part of. */
const devicePath = ([id]: readonly string[], { devices }: Facts): string => {
  const device = devices.find((one) => one.id === id)
  if (device === undefined) return '/dashboard'
  return `${ROLE_PATHS[device.role]}/${encodeURIComponent(device.asset?.id ?? device.id)}`
}

/** A night that runs has a morning still to come, of which screens show no day. */
const untilToday = <Of extends PeriodInput | null>(period: Of, { today }: Facts): Of | PeriodInput =>
  period?.date !== undefined && period.end !== undefined && period.end > today
    ? rangePeriod(period.date, today)
    : period

const withPeriod = (path: string, period: PeriodInput | null, yearBefore = false): string =>
  period === null
    ? path
    : address(path, {
        [NAMES.unit]: period.unit === 'day' ? undefined : PERIOD_UNIT_WORDS[period.unit],
        [NAMES.date]: period.date,
        [NAMES.end]: period.unit === 'range' ? period.end : undefined,
        [NAMES.compare]: yearBefore ? COMPARED_WITH_YEAR : undefined,
      })

const address = (path: string, words: Readonly<Record<string, string | undefined>>): string => {
  const search = new URLSearchParams(
    Object.entries(words).flatMap(([name, word]): [string, string][] => (word === undefined ? [] : [[name, word]])),
  )
  return search.size === 0 ? path : `${path}?${search}`
}
