// In: a call about whatever happened, and what was read of its period. Out: alarms raised and cuts, what ended, then what lasted.
import type { CallOf } from '../call.ts'
import type { Facts } from '../understand/facts.ts'
import type { Told } from './answer.ts'
import { tellOutages } from './cuts.ts'
import { alarmTable, tellAlarms, tellGravest } from './happened.ts'
import { alarmsOf, type Beside, lastingIn, lastingWords, unseenWords } from './lasting.ts'
import { createLedger } from './ledger.ts'
import { isOfNamed } from './of-thing.ts'
import { periodWords } from './period-words.ts'
import type { Bodies } from './reads.ts'
import { stretchOf } from './stretch.ts'
import { deviceName, runsUntil } from './words.ts'

type Read = {
  readonly alarms: Bodies['alarms']
  readonly outages: Bodies['outages']
  readonly beside: Beside | null
}

/** How many alarms were raised, the gravest of them, what was cut, and what ended or lasted. */
export const tellEvents = (call: CallOf<'events'>, { alarms: read, outages, beside }: Read, facts: Facts): Told => {
  const { period, clock, device } = call
  const isOfIt = device === undefined ? () => true : isOfNamed(device, facts)
  const upTo = runsUntil(period, facts, clock)
  const placed = read.alarms.flatMap((alarm, index) =>
    isOfIt(alarm.device) ? [{ alarm, at: `0/alarms/${index}` }] : [],
  )
  const alarms = placed.map(({ alarm }) => alarm)
  const places = placed.map(({ at }) => at)
  const raised = tellAlarms({ ...call, tool: 'alarms', operation: 'list' }, { ...read, alarms }, facts, places)
  const of = device === undefined ? ('site' as const) : [device]
  const ledger = createLedger()
  const lasting = beside === null ? null : lastingIn(beside, stretchOf(period, facts, clock), isOfIt)
  const lasted = lasting === null ? [] : lastingWords(lasting, facts, ledger)
  const unseen = beside === null ? [] : unseenWords(beside)
  const standing = lasting === null ? [] : alarmsOf(lasting)
  const alarmsShown = alarms.length === 0 ? alarmTable(standing, facts) : raised.table
  const place = { read: 1, isTabled: alarmsShown === null }
  const cut = tellOutages({ period, clock, tool: 'outages', operation: 'count', of }, outages, facts, place)
  if (raised.main === 0 && cut.main === 0) {
    const where = device === undefined ? '' : ` – ${deviceName(device, facts)}`
    const isNew = lasting !== null && lasting.began.length + lasting.ended.length > 0
    const lead = isNew
      ? 'Aucune nouvelle alarme ni coupure'
      : `${lasted.length === 0 ? 'Rien' : 'Rien de nouveau'} : ni alarme ni coupure`
    const nothing = `${lead}${where} (${periodWords(period, facts.today, clock)}).`
    return {
      ...raised,
      sentences: [nothing, ...lasted, ...unseen, ...upTo],
      table: alarmTable(standing, facts),
      noted: [...raised.noted, ...ledger.noted()],
    }
  }
  const gravest = alarms.length === 0 ? null : tellGravest(alarms, ledger, facts, { places })
  return {
    ...raised,
    sentences: [
      ...raised.sentences.filter((one) => !upTo.includes(one)),
      ...(gravest?.sentences ?? []),
      ...cut.sentences,
      ...lasted,
      ...unseen,
      ...upTo,
    ],
    table: alarmsShown ?? cut.table,
    noted: [...raised.noted, ...ledger.noted(), ...cut.noted],
  }
}
