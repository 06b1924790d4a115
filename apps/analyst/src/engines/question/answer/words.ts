// In: a call. Out: the query in French words, and the words of its period.
import { FIGURES, type PeriodInput, withFirst } from '@vigie/contracts/entities'
import {
  ALARM_CONDITION_NAMES,
  ALARM_PRIORITY_NAMES,
  FINDING_NAMES,
  METRIC_NAMES,
  plural,
  SLOT_NAMES,
} from '@vigie/contracts/words'
import { type Bound, type Call, isJudged, type Subject } from '../call.ts'
import type { Clock } from '../clock.ts'
import type { Facts } from '../understand/facts.ts'
import { alarmStateWords } from './alarm-state-words.ts'
import { comparedWords } from './before-words.ts'
import { limitText, sideWords } from './bound.ts'
import { createLedger, type Form, figureForm, metricForm } from './ledger.ts'
import { meaningName } from './meaning-name.ts'
import { LENGTHS } from './per-words.ts'
import { periodWords } from './period-words.ts'
import { REST_NAMES } from './rest-names.ts'
import { statusQuery } from './status-words.ts'
import { stretchOf } from './stretch.ts'

const GROUPS = {
  sources: 'chaque source',
  storages: 'chaque bassin',
  consumptions: 'chaque secteur',
  meters: 'chaque compteur',
  devices: 'chaque appareil',
} as const

/** A device by its name; its id where it is not known. */
export const deviceName = (id: string, { devices }: Pick<Facts, 'devices'>): string =>
  devices.find((one) => one.id === id)?.name ?? id

/** The thing that a device is, or is a part of. */
export const thingOf = (id: string, { devices }: Pick<Facts, 'devices'>): string =>
  devices.find((one) => one.id === id)?.asset?.id ?? id

/** What a call is about, in words. */
export const subjectWords = (of: Subject, facts: Pick<Facts, 'devices'>): string =>
  of === 'site'
    ? 'tout le site'
    : typeof of === 'string'
      ? GROUPS[of]
      : of.map((id) => deviceName(id, facts)).join(' et ')

/** The day of an instant on site: « 31 octobre 2026 ». */
export const dayOf = (at: number, { site }: Pick<Facts, 'site'>): string =>
  withFirst(new Intl.DateTimeFormat('fr-FR', { timeZone: site.timeZone, dateStyle: 'long' }).format(at))

const VIEWS = {
  value: '',
  'per-day': 'moyenne par jour',
  most: 'le plus',
  least: 'le moins',
  up: 'la plus forte hausse',
  down: 'la plus forte baisse',
  'max-day': 'jour le plus fort',
  'min-day': 'jour le plus faible',
  'by-slot': 'par tranche tarifaire',
  compare: '',
} as const
const SERIES = { mean: 'moyenne', max: 'maximum', min: 'minimum', sum: 'somme' } as const
const SERIES_ASKS = {
  ...REST_NAMES,
  overflowed: 'débordement',
  which: 'quand le plus, ou le moins',
  started: 'heures des démarrages',
  idle: 'jours presque sans eau',
} as const
const OUTAGES = {
  count: 'nombre',
  devices: 'appareils touchés',
  duration: 'durée',
  longest: 'la plus longue',
  last: 'la dernière',
  most: 'appareil le plus touché',
} as const
const LOAD = {
  perDay: 'Alarmes par jour',
  floodPct: 'Temps en avalanche',
  mttaMs: 'Délai d’acquittement',
  mttrMs: 'Délai de retour à la normale',
  topTen: 'Alarmes les plus fréquentes',
  stale: 'Alarmes actives depuis plus de 24 h',
  chattering: 'Alarmes battantes',
} as const
const ALARMS = {
  count: 'nombre',
  list: 'liste',
  last: 'la dernière',
  gravest: 'la plus grave',
  first: 'la première à traiter',
} as const
const FINDINGS = {
  list: 'liste',
  cost: 'coût',
  water: 'eau perdue',
  losses: 'eau, énergie et coût',
  energy: 'énergie perdue',
  since: 'depuis quand',
  where: 'où',
  sure: 'sur quoi il repose',
  remedy: 'que faire',
  worse: 's’aggrave ou non',
  wear: 'signes d’usure',
} as const

const SUMMARY = { water: 'eau', energy: 'énergie' } as const
const TARIFF = {
  now: 'maintenant',
  is: 'maintenant',
  begins: 'début',
  ends: 'fin',
  slot: 'prix et heures',
  all: 'prix et heures',
} as const

/** The query in words, part by part: what, of what, over which period, how. */
export const queryWords = (call: Call, facts: Facts): string => {
  const clock = 'clock' in call ? call.clock : undefined
  const period = (one: PeriodInput | null | undefined) =>
    one === undefined ? '' : one === null ? 'maintenant' : periodWords(one, facts.today, clock)
  const parts: readonly string[] = (() => {
    switch (call.tool) {
      case 'figure':
        return [
          [call.figure, ...(call.also ?? [])].map((id) => FIGURES[id].name).join(', '),
          call.slot ? SLOT_NAMES[call.slot] : '',
          subjectWords(call.of, facts),
          period(call.period),
          VIEWS[call.view],
          call.view === 'compare' ? comparedWords({ against: call.against ?? 'previous' }, facts) : '',
          boundWords(call.bound, figureForm(call.figure, facts.site.currency)),
        ]
      case 'latest':
        return [
          METRIC_NAMES[call.metric],
          subjectWords(call.of, facts),
          call.asks === 'why'
            ? 'causes possibles'
            : isJudged(call)
              ? 'dernière mesure, alarmes et constats'
              : 'dernière mesure',
          boundWords(call.bound, metricForm(call.metric)),
        ]
      case 'series':
        return [
          METRIC_NAMES[call.metric],
          subjectWords(call.of, facts),
          period(call.period),
          call.asks === undefined ? SERIES[call.operation] : SERIES_ASKS[call.asks],
          boundWords(call.bound, metricForm(call.metric)),
        ]
      case 'alarms':
        return [
          'Alarmes',
          alarmStateWords(call),
          call.condition ? ALARM_CONDITION_NAMES[call.condition] : '',
          call.priority ? `priorité ${ALARM_PRIORITY_NAMES[call.priority].toLowerCase()}` : '',
          call.device ? deviceName(call.device, facts) : 'tout le site',
          period(call.period),
          ALARMS[call.operation],
        ]
      case 'outages':
        return ['Coupures', subjectWords(call.of, facts), period(call.period), OUTAGES[call.operation]]
      case 'events':
        return [
          'Alarmes, constats et coupures',
          call.device ? deviceName(call.device, facts) : 'tout le site',
          period(call.period),
        ]
      case 'summary':
        return ['Bilan', call.about ? SUMMARY[call.about] : 'tout le site', period(call.period)]
      case 'status':
        return statusQuery(call, subjectWords(call.of, facts))
      case 'load':
        return [LOAD[call.what], period(call.period)]
      case 'why':
        return [
          'Causes possibles',
          FIGURES[call.figure].name,
          subjectWords(call.of, facts),
          period(call.period),
          comparedWords(call, facts),
        ]
      case 'findings':
        return [
          'Constats en cours',
          call.kind ? FINDING_NAMES[call.kind] : '',
          call.device ? deviceName(call.device, facts) : 'tout le site',
          `${FINDINGS[call.what]}${call.per === undefined ? '' : ` ${LENGTHS[call.per][0]}`}`,
        ]
      case 'targets':
        return ['Objectifs', 'tout le site', period(call.period)]
      case 'savings':
        return ['Économies possibles', call.about ? SUMMARY[call.about] : '', 'tout le site', 'en cours']
      case 'shift':
        return ['Plan de pompage', 'tout le site', 'gain par jour']
      case 'tariff':
        return ['Tarif de l’électricité', call.slot ? SLOT_NAMES[call.slot] : '', TARIFF[call.what]]
      case 'meaning':
        return ['Définition', meaningName(call.of)]
      case 'devices':
        return ['Appareils du site', call.operation === 'count' ? 'nombre' : 'liste']
    }
  })()
  return parts.filter((part) => part !== '').join(' · ')
}

/** « sous 12 h », « objectif »: the limit that was asked about. */
const boundWords = (bound: Bound | undefined, form: readonly [string, Form?]): string =>
  bound === undefined
    ? ''
    : bound.target !== undefined
      ? 'objectif'
      : `${sideWords(bound)} ${limitText(bound, form, createLedger())}`

/** « en ce moment », « (novembre 2026) ». */
export const whenWords = (period: PeriodInput | null, { today }: Pick<Facts, 'today'>, clock?: Clock): string =>
  period === null ? ' en ce moment' : ` (${periodWords(period, today, clock)})`

/** Of hours of a day that still run, that they are told up to now, or up to the latest reading. */
export const runsUntil = (
  period: PeriodInput,
  facts: Facts,
  clock: Clock | undefined,
  watermark: number | null = null,
): readonly string[] =>
  clock !== undefined && stretchOf(period, facts, clock).to === facts.now
    ? [dataUntil(Math.min(facts.now, watermark ?? facts.now), facts)]
    : []

/** Of what still runs, up to when there are data. */
export const dataUntil = (at: number, { site }: Pick<Facts, 'site'>): string =>
  `Données jusqu’à ${new Intl.DateTimeFormat('fr-FR', { timeZone: site.timeZone, timeStyle: 'short' }).format(at)}.`

/** The noun alone, of a count that is written apart. */
export const noun = (of: number, one: string, many: string): string => plural(of, one, many).split('\u00a0')[1] ?? many
