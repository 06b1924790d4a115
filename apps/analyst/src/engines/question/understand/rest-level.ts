// In: the slots of a question, and its words without accents. Out: the call how the water in the ground has gone or stands, or which borehole is meant; null: it asks something else.
import type { Device } from '@vigie/contracts/entities'
import { REST_NAMES } from '../answer/rest-names.ts'
import type { CallOf } from '../call.ts'
import { askDevice } from './ask-device.ts'
import type { Facts } from './facts.ts'
import { measuring } from './metric-frame.ts'
import type { Understood } from './outcome.ts'
import type { Slots } from './read.ts'

/** « La nappe baisse-t-elle ? », « le niveau du forage 2 remonte ? »: by its level at rest over the weeks, whatever stretch of them is named. */
export const restLevelCall = (slots: Slots, line: string, facts: Facts): Understood | null => {
  const { mentions, periods, clock, unknown, operations: asks, quantities } = slots
  // a slip is mended in the words that were read
  const isOfNamedGround = GROUND.test(line) || GROUND.test(slots.line)
  const isOfGround =
    isOfNamedGround || (BOREHOLE.test(line) && (quantities.has('level') || DRIES.test(line) || SINKS.test(line)))
  const stands = MOVES.test(line) ? undefined : STANDS.find(([, words]) => words.test(line))?.[0]
  const isAsked = stands !== undefined || (isOfGround && MOVES.test(line))
  if (!isAsked || OTHERWISE.test(line) || asks.has('why') || clock !== null) return null
  if (quantities.has('pressure') || (quantities.has('flow') && stands !== 'capacity')) return null
  // « le rendement du forage 2 baisse » is of what is named
  if (!isOfNamedGround && stands === undefined && [...quantities].some((one) => !OF_LEVEL.has(one))) return null
  if (unknown.some(({ word }) => !MOVES.test(word) && !STATES.test(word))) return null
  const named = mentions.named.flat()
  if (stands !== undefined && isOfTanks(slots, named)) return ofTank(named)
  const probes = measuring(facts, 'level_m', named.slice(0, 1)).filter((one) => pumpAt(one, facts) !== undefined)
  const isOfDays = periods.some(({ period }) => period === null || period.unit === 'day' || period.unit === 'last-24h')
  if (isOfDays && stands === undefined) return null
  const [probe] = probes
  const [first, ...more] = periods
  // pumping draws down every day that it is done; where the water stands at rest is told of the last days
  const ofTime = stands !== undefined && stands !== 'static' ? (first?.period ?? undefined) : undefined
  if (first?.period === null) return null
  const isTold = more.length === 0 && (ofTime !== undefined || first === undefined || isOfLastDays(first.period, facts))
  if (stands !== undefined && probe !== undefined && !isTold)
    return { kind: 'refuse', why: 'unsupported', instead: `${REST_NAMES[stands]} – ${probe.name}` }
  const claim = /\bcombien\b/.test(line) ? undefined : CLAIMS.find(([, words]) => words.test(line))?.[0]
  return named.length > 1
    ? null
    : askDevice(probes, ({ id }) => ({
        tool: 'series',
        metric: 'level_m',
        of: [id],
        period: ofTime ?? { unit: stands === undefined ? 'last-30d' : 'last-7d' },
        operation: 'mean',
        asks: stands ?? 'rest',
        ...(stands === undefined && claim !== undefined && { claim }),
      }))
}

/** « Niveau de repos du bassin »: of tanks alone. */
const isOfTanks = ({ mentions }: Slots, named: readonly Device[]): boolean =>
  named.length > 0 ? named.every(({ role }) => role === 'storage') : mentions.group === 'storages'
const ofTank = ([tank, ...others]: readonly Device[]): Understood => ({
  kind: 'refuse',
  why: 'unsupported',
  topic: 'tank-rest',
  instead:
    tank === undefined || others.length > 0
      ? 'Combien d’eau dans chaque bassin ?'
      : `Quel est le niveau de ${tank.name} ?`,
})

/** The pump that draws on what a probe stands in; undefined: it stands in no borehole. */
export const pumpAt = ({ asset }: Pick<Device, 'asset'>, { devices }: Pick<Facts, 'devices'>): Device | undefined =>
  devices.find(
    (one) =>
      asset !== null &&
      one.asset?.id === asset.id &&
      one.kind === 'pump' &&
      one.metrics.some(({ id }) => id === 'flow_m3h'),
  )

/** Now, today or the week that ends now. */
const isOfLastDays = (period: Slots['periods'][number]['period'], { today }: Facts): boolean =>
  period !== null && (period.unit.startsWith('last-') ? period.unit !== 'last-30d' : period.date === today)

/** What of a borehole is told of the last days, by the words that ask for it. */
const STANDS = [
  ['capacity', /\b(?:debits?|capacites?) specifiques?\b/],
  ['drawdown', /\brabatt?ements?\b/],
  ['dynamic', /\bniveaux? (?:d eau )?(?:dynamiques?|(?:en|de|pendant le) pompage)\b/],
  ['static', /\bniveaux? (?:d eau )?(?:statiques?|(?:a|au|de) repos)\b/],
] as const
const STATES = /^(?:rabatt?ements?|dynamiques?|statiques?|repos?|pompage|specifiques?)$/
const GROUND = /\bnappes?\b|\bniveau (?:d eau )?(?:statique|(?:a|au|de) repos)\b/
const BOREHOLE = /\b(?:forage|puits?)s?\b/
const OF_LEVEL: ReadonlySet<string> = new Set(['level', 'emptyIn', 'water', 'fill'])
const DRIES = /\b(?:s epuise|se tarit|tarit|s asseche)\b/
/** A borehole that goes down is its water; what it gives is told by what it gives. */
const SINKS =
  /\b(?:forage|puits?) (?:\w+ ){0,4}?(?:(?:s )?est (?:t il )?(?:en train de )?)?(?:(?:a (?:t il )?)?baiss|descend|se vide|remont)\w*/
const DOWN = /\b(?:(?:s a)?baiss|descend|se vide|chut|diminu|tari|epuis|asseche)\w*|\bplus (?:bas(?:se)?|profonde?)\b/
const UP = /\b(?:(?:re)?mont|augment|recharg|reconstitu)\w*|\bplus haute?\b/
const STAYS = /\b(?:stable|constante?|stagne|(?:bouge|change|varie) pas)\b/
const MOVES = new RegExp(`${DOWN.source}|${UP.source}|${STAYS.source}|\\b(?:evolu|tendance|vari|boug|chang)\\w*`)
/** A limit, a state and what was pumped are told otherwise. */
const OTHERWISE =
  /\btrop\b|\b(?:au dessous|en dessous|au dessus|moins de \d|plus de \d)\b|\b(?:alarmes?|alertes?|seuils?)\b|\b(?:tire|pompe|preleve|puise|extrai\w*)\b|\bplus (?:bas|haut)(?:se|e)? (?:niveau )?(?:de|du|a|sur|cette|ce)\b/
const CLAIMS: readonly (readonly [NonNullable<CallOf<'series'>['claim']>, RegExp])[] = [
  ['same', STAYS],
  ['less', DOWN],
  ['more', UP],
]
