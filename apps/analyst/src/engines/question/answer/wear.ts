// In: a question whether a pump is worn, the findings, and the figures of the last 30 days. Out: what of them may tell it; wear itself is measured by nothing.
import { type FindingKind, isComparable, type KpiBody } from '@vigie/contracts/entities'
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import { devicesOf, type Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { figureAt } from './figure-at.ts'
import { findingTable, grounds, isAsked } from './findings.ts'
import { createLedger, figureForm, type Ledger } from './ledger.ts'
import type { Placed } from './placed.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName, thingOf } from './words.ts'

/** Findings that a worn pump, or a filter that makes it work harder, may show. */
const SIGNS: ReadonlySet<FindingKind> = new Set<FindingKind>([
  'efficiency-drift',
  'clogged-filter',
  'unusual-behaviour',
])

/** The signs that last, then the energy of a cubic metre beside what it was. */
export const tellWear = (
  { device }: CallOf<'findings'>,
  { findings, seen }: Bodies['findings'],
  month: KpiBody | null,
  facts: Facts,
): Told => {
  const ledger = createLedger()
  const pumps = devicesOf('sources', facts).filter(({ metrics }) => metrics.some(({ id }) => id === 'running'))
  const asked = device === undefined ? pumps.map(({ id }) => id) : [device]
  const things = new Set(asked.map((id) => thingOf(id, facts)))
  const signs = findings
    .map((finding, index): Placed => ({ finding, at: `0/findings/${index}` }))
    .filter(
      ({ finding }) =>
        SIGNS.has(finding.kind) && isAsked(finding, {}, facts) && things.has(thingOf(finding.device, facts)),
    )
  const where = device === undefined ? '' : ` – ${deviceName(device, facts)}`
  const none = seen
    ? `Aucun signe d’usure : ni rendement qui dérive, ni filtre qui se colmate, ni comportement inhabituel${where}.`
    : 'Je ne sais pas encore : l’historique est en cours de lecture.'
  const energy = month === null ? [] : asked.flatMap((id) => energyWords(id, month, facts, ledger))
  return {
    ...unknown(),
    sentences: [
      ...(signs.length === 0
        ? [none]
        : signs.flatMap((one) => [
            `Un signe possible : ${FINDING_NAMES[one.finding.kind].toLowerCase()} – ${deviceName(one.finding.device, facts)}, depuis le ${dayOf(one.finding.since, facts)}.`,
            grounds(one, null, ledger),
          ])),
      ...energy,
      'L’usure elle-même n’est pas mesurée.',
    ],
    table: signs.length === 0 ? null : findingTable(signs, facts, ledger),
    noted: ledger.noted(),
    known: seen || energy.length > 0,
  }
}

/** « Énergie par m³ pompé, 30 derniers jours : … » */
const energyWords = (device: string, month: KpiBody, facts: Facts, ledger: Ledger): readonly string[] => {
  const { now, before, ...share } = figureAt(month, 'kwhPerM3', device, undefined, 1)
  if (now === null) return []
  const form = figureForm('kwhPerM3', facts.site.currency)
  const text = ledger.say(now, ...form)
  const canCompare = before !== null && isComparable({ value: now.value, previous: before.value, ...share })
  const against = canCompare ? `, contre ${ledger.say(before, ...form)} sur la même durée juste avant` : ''
  return [`${deviceName(device, facts)} – énergie par m³ pompé, 30 derniers jours : ${text}${against}.`]
}
