// In: a question whether a finding grows, the findings, and the figures of the day. Out: yes or no by the last night, with what was usual and what it is now.
import { FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import { type Told, unknown } from './answer.ts'
import { findingTable, grounds, noneOf, placedOf } from './findings.ts'
import { createLedger, type Ledger } from './ledger.ts'
import type { Nights } from './nights.ts'
import type { Placed } from './placed.ts'
import type { Bodies } from './reads.ts'
import { dayOf, deviceName } from './words.ts'

/** Of a leak the last night tells; of anything else only what was usual and what it is now. */
export const tellWorse = (
  call: CallOf<'findings'>,
  { findings, seen }: Bodies['findings'],
  nights: Nights,
  facts: Facts,
): Told => {
  if (!seen) return unknown('Je ne sais pas encore : l’historique est en cours de lecture.')
  const ledger = createLedger()
  const placed = placedOf(findings, call, facts)
  if (placed.length === 0) return noneOf(call, facts)
  return {
    sentences: placed.flatMap((one) => [
      ...verdict(one, nights, facts, ledger),
      `${FINDING_NAMES[one.finding.kind]} – ${deviceName(one.finding.device, facts)} : depuis le ${dayOf(one.finding.since, facts)}.`,
      grounds(one, nights, ledger),
    ]),
    table: findingTable(placed, facts, ledger),
    chart: null,
    noted: ledger.noted(),
    main: null,
    known: true,
  }
}

/** A night within a tenth of the mean of the nights of the leak is as they were. */
const NEAR = 0.1

const verdict = ({ finding, at }: Placed, nights: Nights, facts: Facts, ledger: Ledger): readonly string[] => {
  const { kind, unit, present, device, since } = finding
  const index = nights?.kpis.consumptions.findIndex((one) => one.device === device) ?? -1
  const night = nights?.kpis.consumptions[index]?.night
  if (kind !== 'leak' || unit !== 'm³/h' || night == null)
    return ['Je ne peux pas dire si cela s’aggrave : seul l’état d’avant et celui de maintenant sont tenus.']
  const say = (value: number, place: string) => ledger.say({ value, from: [place], how: 'read' }, unit)
  const last = say(night.flowM3h, `${nights?.read}/consumptions/${index}/night/flowM3h`)
  const mean = say(present, `${at}/present`)
  const isWorse = night.flowM3h > present * (1 + NEAR)
  const isBetter = night.flowM3h < present * (1 - NEAR)
  const said = isWorse ? 'Oui' : isBetter ? 'Non, elle faiblit' : 'Non, elle est stable'
  return [`${said} : ${last} la dernière nuit, contre ${mean} en moyenne depuis le ${dayOf(since, facts)}.`]
}
