import { alarmToDo, CUT_TOGETHER_TO_DO } from '@vigie/contracts/alarm-to-do'
import { type Alarm, alarmPriority, type Device, isActiveAlarm, isSuspendedAlarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useKnownUntil, useNow, useOpenAlarms } from '@/data'
import { alarmPath } from '@/paths'
import { formatDuration, formatMomentMinute } from '@/text'
import { suspendedByCut } from '@/text/alarm-signs'
import { alarmText } from '@/text/alarms'
import { commonCut } from '@/text/common-cut'
import { detail } from '@/text/detail'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { useCutWithOthers } from '../alarm/cut-with-others.ts'
import { measured } from '../alarm/measured.ts'
import { PRIORITY_BARS, PriorityMark } from '../alarm/priority-mark.tsx'
import { despiteToDo, useDespiteCut } from '../device-detail/despite-cut.ts'
import { useVoltageAhead } from '../device-detail/voltage-ahead.ts'
import { useIsCutBySupply, useSupply } from '../device-tile/use-supply.ts'
import { Anomaly, FOUND_CONDITIONS } from '../findings/anomaly.ts'
import { leakProof } from '../leaks/leak-words.ts'
import { useLeak } from '../leaks/leaks-provider.tsx'
import { ReturnedRow } from './returned-row.tsx'

const { row: words } = alarmText

type DeviceAlarmsProps = {
  readonly device: Device
  /** the devices of its asset, or itself alone */
  readonly members: readonly Device[]
  /** what can be done about an alarm, in its row */
  readonly act?: ((alarm: Alarm) => ReactNode) | undefined
}

/**
 * The active alarms of a device and of what it belongs to, the most urgent first, of those its own; those that a cut puts
 * away; and those that are over and wait for somebody who has seen them. Nothing while there is none.
 */
export const DeviceAlarms = ({ device, members, act }: DeviceAlarmsProps) => {
  const open = useOpenAlarms()
  const byId = useMemo(() => new Map(members.map((member) => [member.id, member])), [members])
  const own = open.filter((alarm) => byId.has(alarm.device)).toSorted(byUrgency(device))
  const alarms = own.filter(isActiveAlarm)
  const suspended = own.filter(isSuspendedAlarm)
  const returned = own.filter(({ state }) => state === 'returned')
  if (alarms.length + suspended.length + returned.length === 0) return null
  const otherOf = ({ device: id }: Alarm) => (id === device.id ? null : byId.get(id)?.name)
  return (
    <section
      aria-label={detail.alarms}
      className="overflow-hidden rounded-xl border border-line-strong bg-surface shadow-xs"
    >
      <ul className="divide-y divide-line">
        {alarms.map((alarm) => (
          <AlarmRow
            key={alarm.id}
            alarm={alarm}
            act={act}
            of={otherOf(alarm)}
            member={byId.get(alarm.device) ?? device}
          />
        ))}
        {suspended.length > 0 && <Suspended alarms={suspended} />}
        {returned.map((alarm) => (
          <ReturnedRow key={alarm.id} alarm={alarm} of={otherOf(alarm)} act={act} />
        ))}
      </ul>
    </section>
  )
}

/** The alarms that a cut puts away, each the way to its own: the list above is not shorter because things are better. */
const Suspended = ({ alarms }: { readonly alarms: readonly Alarm[] }) => (
  <li data-suspended={alarms.length} className="px-4 py-2 text-muted text-sm">
    {`${suspendedByCut(alarms.length)} : `}
    {alarms.map((alarm, place) => (
      <Fragment key={alarm.id}>
        {place > 0 && ', '}
        <Link to={alarmPath(alarm.id)} className="underline underline-offset-2">
          {alarmTitle(alarm)}
        </Link>
      </Fragment>
    ))}
  </li>
)

const rank = ({ priority }: Alarm): number => alarmPriority.options.indexOf(priority)
const byUrgency =
  ({ id }: Device) =>
  (a: Alarm, b: Alarm): number =>
    rank(a) - rank(b) || Number(b.device === id) - Number(a.device === id) || a.raisedAt.localeCompare(b.raisedAt)

type AlarmRowProps = Pick<DeviceAlarmsProps, 'act'> & {
  readonly alarm: Alarm
  /** the name of its device where that is another one of the asset */
  readonly of: string | null | undefined
  /** the device that it is of */
  readonly member: Device
}

const AlarmRow = ({ alarm, of, member, act }: AlarmRowProps) => {
  const now = useNow(1_000)
  const until = useKnownUntil(1_000)
  const raisedAt = Date.parse(alarm.raisedAt)
  const isEffect = useIsCutBySupply(alarm.device, useSupply())
  // of its own alarms a cut leads by more than the bar of its priority
  const isCut = alarm.condition === 'power-off' && !isEffect
  return (
    <li
      data-device-alarm={alarm.condition}
      data-cause={isCut || undefined}
      // on a phone the act has a line of its own, so that the words have more than a column of single ones
      className={cn(
        'relative flex items-center max-sm:flex-wrap max-sm:justify-end max-sm:[&>button]:mb-2',
        isCut && 'bg-bad-soft',
      )}
    >
      <span aria-hidden className={cn('absolute inset-y-0 left-0 w-1', PRIORITY_BARS[alarm.priority])} />
      <Link
        to={alarmPath(alarm.id)}
        className="flex min-w-0 grow items-center gap-x-3 gap-y-1 px-4 py-2 text-sm hover:bg-hover max-sm:basis-full max-sm:flex-wrap"
      >
        <PriorityMark priority={alarm.priority} size={20} />
        {/* on a phone its moment stands below the words, which have the width for themselves */}
        <span className="min-w-0 grow max-sm:basis-[calc(100%-2.5rem)]">
          {isCut ? (
            <CutSign className="align-bottom">{alarmTitle(alarm)}</CutSign>
          ) : (
            <span className="font-semibold">{alarmTitle(alarm)}</span>
          )}
          {of != null && <span className="text-muted">{` · ${of}`}</span>}
          {/* the title of a cut says all that it means */}
          {alarm.condition !== 'power-off' && (
            <span className={cn('block text-muted', alarm.condition !== 'night-flow' && 'line-clamp-2')}>
              {FOUND_CONDITIONS.has(alarm.condition) ? (
                <Anomaly
                  device={alarm.device}
                  condition={alarm.condition}
                  // the figures of a drift are those of its alarm; of an anomaly it has general words alone
                  placeholder={alarm.condition === 'anomaly' ? '\u00a0' : meaningOf(alarm)}
                  failure={meaningOf(alarm)}
                />
              ) : alarm.condition === 'night-flow' ? (
                <LeakMeaning alarm={alarm} />
              ) : (
                meaningOf(alarm)
              )}
            </span>
          )}
          {/* of what the supply cut, its own row tells */}
          {!isEffect && (
            <span className="block">{isCut ? <CutToDo alarm={alarm} device={member} /> : alarmToDo(alarm)}</span>
          )}
        </span>
        <span className="shrink-0 text-right text-muted text-xs tabular-nums max-sm:pl-8">
          <span className="sm:block">{formatMomentMinute(raisedAt, now)}</span>
          <span className="sm:block max-sm:before:content-['_·_']">
            {formatDuration(Math.max(0, until - raisedAt))}
          </span>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden print:hidden" />
      </Link>
      {act?.(alarm)}
    </li>
  )
}

/**
 * Of a cut that its pump contradicts, that its signal is to be looked at; of one that took others at the same moment, what
 * is to be done about all of them; of one alone whose device still reads its voltages, that the supply is there: what is
 * behind them is to be looked at.
 */
const CutToDo = ({ alarm, device }: { readonly alarm: Alarm; readonly device: Device }) => {
  const isSupplied = useVoltageAhead(device)
  const shared = useCutWithOthers(alarm)
  const despite = useDespiteCut(device)
  if (despite !== null) return despiteToDo(despite)
  return shared === null ? alarmToDo(alarm, isSupplied) : `${commonCut.title(shared)}. ${CUT_TOGETHER_TO_DO}`
}

/** What shows that it leaks, and from which flow on that is told: what was measured at night, against usual nights. */
const LeakMeaning = ({ alarm }: { readonly alarm: Alarm }) => {
  const leak = useLeak(alarm.device)
  if (leak === undefined) return meaningOf(alarm)
  const { threshold, condition } = alarm
  const proof = leakProof(leak)
  return threshold === null ? proof : words.leak(proof, words.threshold(measured(threshold, alarm), condition))
}

/** What was measured and the limit it passed, else what the condition means. */
const meaningOf = (alarm: Alarm): string => {
  const { value, threshold, condition } = alarm
  const parts = [
    ...(value === null ? [] : [words.value(measured(value, alarm))]),
    ...(threshold === null ? [] : [words.threshold(measured(threshold, alarm), condition)]),
  ]
  return parts.length > 0 ? parts.join(' · ') : words.plain[condition]
}
