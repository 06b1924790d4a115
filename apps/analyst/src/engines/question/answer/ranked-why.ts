// In: what is said of a rank, and what was read beside it. Out: the same, with what is known of the first of them, and that it is told in energy where it was asked in money.
import { isActiveAlarm } from '@vigie/contracts/entities'
import { alarmTitle, FINDING_NAMES } from '@vigie/contracts/words'
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { grounds, isAsked, lossOf } from './findings.ts'
import { activeFirst } from './happened.ts'
import { alarmWords } from './health.ts'
import { createLedger } from './ledger.ts'
import type { Nights } from './nights.ts'
import { isOfNamed } from './of-thing.ts'
import type { Body } from './reads.ts'
import { dayOf, deviceName } from './words.ts'

/** So many alarms of it are told. */
const TOLD = 3

/** Who leads comes first, then its findings and its active alarms. */
export const withRank = (
  call: CallOf<'figure'>,
  told: Told,
  bodies: readonly Body[],
  nights: Nights,
  facts: Facts,
): Told => {
  if (!told.known) return told
  const [lead = '', ...others] = told.sentences
  const priced = call.money === true ? { ...told, sentences: [lead, IN_ENERGY, ...others] } : told
  if (call.why !== true || told.first === undefined) return priced
  const { first } = told
  const ledger = createLedger()
  const isOfIt = isOfNamed(first, facts)
  const name = deviceName(first, facts)
  const found = bodies.flatMap((one, read) =>
    one.read !== 'findings'
      ? []
      : one.body.findings.flatMap((finding, index) =>
          isAsked(finding, { device: first }, facts) ? [{ finding, at: `${read}/findings/${index}` }] : [],
        ),
  )
  const alarms = bodies
    .flatMap((one) => (one.read === 'alarms' ? one.body.alarms : []))
    .filter((one) => isActiveAlarm(one) && isOfIt(one.device))
    // an alarm that a finding raised is that finding
    .filter((one) => !found.some(({ finding }) => FINDING_NAMES[finding.kind] === alarmTitle(one)))
  const isSeen = bodies.every((one) => one.read !== 'findings' || one.body.seen)
  const known = [
    ...found.flatMap((one) => {
      const lost = lossOf(one, facts, ledger)
      const { kind, device, since } = one.finding
      return [
        `Constat en cours : ${FINDING_NAMES[kind]} – ${deviceName(device, facts)}, depuis le ${dayOf(since, facts)}${lost === null ? '' : ` ; ${lost} depuis`}.`,
        grounds(one, nights, ledger),
      ]
    }),
    ...activeFirst(alarms)
      .slice(0, TOLD)
      .map((one) => alarmWords(one, facts)),
  ]
  const why =
    known.length > 0
      ? [...known, 'Ces faits vont ensemble dans le temps ; ils ne prouvent pas la cause.']
      : [`${name} : aucune alarme active${isSeen ? ' ni constat en cours' : ''} ; pourquoi n’est pas connu.`]
  return { ...priced, sentences: [...priced.sentences, ...why], noted: [...priced.noted, ...ledger.noted()] }
}

const IN_ENERGY = 'C’est en énergie : plus il en faut pour un m³, plus ce m³ coûte cher.'
