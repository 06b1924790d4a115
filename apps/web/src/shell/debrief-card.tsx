import type { Alarm, AlarmChanges } from '@vigie/contracts/entities'
import { ALARM_CONDITION_NAMES } from '@vigie/contracts/words'
import type { DebriefReport, DebriefView } from '@vigie/machines/debrief'
import { ChevronRight, EyeOff, History } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { useDevices, useFeed, useOpenAlarms } from '@/data'
import { alarmPath, PATHS } from '@/paths'
import { formatLength, formatMoment, formatTime, text } from '@/text'
import { ALARM_EVENT_WORDS } from '@/text/alarm-signs'
import { ALARM_STATE_NAMES } from '@/text/alarms'
import { debriefText as words } from '@/text/debrief'
import { Badge, type Tone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { changeMoment } from '@/widgets/alarm/change-moment'
import { PriorityMark } from '@/widgets/alarm/priority-mark'

const SECOND_MS = 1_000
/** So many alarms are listed above the screen; the others are counted. */
const SHOWN = 6

/** What happened to alarms while nobody here could see it, in order. « J’ai vu » takes it away and acknowledges nothing. */
export const DebriefCard = ({ view }: { readonly view: NonNullable<DebriefView> }) => {
  const { debrief } = useActors()
  const { since, until } = view.kind === 'report' ? view.report : view
  const [from, to] = [formatMoment(since.at, until), formatTime(until)]
  const total = view.kind === 'report' ? view.report.total : null
  return (
    <section
      aria-label={words.label}
      data-debrief={view.kind === 'report' ? (total ?? 'many') : 'unread'}
      className="m-4 mb-0 overflow-hidden rounded-xl border-2 border-frozen bg-surface md:m-6 md:mb-0 print:hidden"
    >
      <div role="status" className="flex items-start gap-3 bg-frozen-soft px-4 py-3">
        <History aria-hidden className="mt-0.5 size-5 shrink-0 text-frozen" />
        <div className="min-w-0 grow">
          <h2 className="font-semibold text-base">
            {view.kind === 'unread' ? words.unread : total === null ? words.uncounted : words.title(total)}
          </h2>
          <p className="text-sm tabular-nums">
            {view.kind === 'unread'
              ? words.unreadHelp(from, to)
              : words.help(
                  from,
                  to,
                  formatLength(SECOND_MS * Math.round(Math.max(0, until - since.at) / SECOND_MS)),
                  view.report.entries,
                )}
          </p>
        </div>
        <Badge tone="frozen" className="border border-frozen max-sm:hidden">
          <EyeOff aria-hidden />
          {words.unseen}
        </Badge>
      </div>
      {view.kind === 'report' && <Happened report={view.report} />}
      <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line border-t px-4 py-3">
        <p className="mr-auto text-muted text-xs">{words.notAcknowledged}</p>
        {view.kind === 'unread' && (
          <Button size="sm" variant="outline" onClick={() => debrief.send({ type: 'retry.pressed' })}>
            {text.common.retry}
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <Link to={alarmsBetweenPath(since.at, until)}>{words.open}</Link>
        </Button>
        <Button size="sm" aria-keyshortcuts="v" onClick={() => debrief.send({ type: 'seen.pressed' })}>
          {words.seen}
          <kbd aria-hidden className="rounded border border-on-primary/50 px-1 text-2xs max-sm:hidden">
            v
          </kbd>
        </Button>
      </div>
    </section>
  )
}

/** The list of every alarm that was raised in a stretch of time, ms. */
const alarmsBetweenPath = (from: number, to: number): string =>
  `${PATHS.alarms}?${new URLSearchParams({ etat: 'toutes', du: iso(from), au: iso(to) })}`
const iso = (at: number): string => new Date(at).toISOString()

type One = AlarmChanges['alarms'][number]

const Happened = ({ report }: { readonly report: DebriefReport }) => {
  // what follows from an alarm that is listed is counted with the others
  const listed = new Set(report.alarms.map(({ alarm }) => alarm.id))
  const shown = report.alarms.filter(({ alarm: { cause } }) => cause === null || !listed.has(cause)).slice(0, SHOWN)
  const others = (report.total ?? 0) - shown.length
  return (
    <ul className="divide-y divide-line">
      {shown.map((one) => (
        <Row key={one.alarm.id} one={one} />
      ))}
      {others > 0 && <li className="px-4 py-2 text-muted text-sm">{words.more(others)}</li>}
    </ul>
  )
}

const TONES: Readonly<Record<Alarm['state'], Tone>> = {
  unacknowledged: 'bad',
  returned: 'warn',
  acknowledged: 'neutral',
  normal: 'neutral',
  shelved: 'unknown',
  suppressed: 'unknown',
  'out-of-service': 'unknown',
}

/** One alarm: what happened to it meanwhile, and where it stands now, which the live feed goes on telling. */
const Row = ({ one: { alarm, changes } }: { readonly one: One }) => {
  const open = useOpenAlarms()
  const { trusted } = useFeed()
  const devices = useDevices().data ?? []
  const name = devices.find(({ id }) => id === alarm.device)?.name ?? alarm.device
  const state = open.find(({ id }) => id === alarm.id)?.state ?? (trusted ? 'normal' : alarm.state)
  const [first] = changes
  return (
    <li>
      <Link
        to={alarmPath(alarm.id)}
        className="flex items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm hover:bg-hover max-sm:flex-wrap"
      >
        <span className="w-16 shrink-0 text-muted tabular-nums max-sm:hidden">
          {first === undefined ? '' : formatTime(changeMoment(first, alarm))}
        </span>
        <PriorityMark priority={alarm.priority} size={22} />
        <span className="min-w-0 grow basis-0">
          <span className="block">
            <b className="font-semibold">{name}</b>
            {` · ${ALARM_CONDITION_NAMES[alarm.condition]}`}
          </span>
          <span className="block text-muted text-xs tabular-nums first-letter:uppercase">
            {changes.map((change) => changeWords(change, alarm)).join(', ')}
          </span>
        </span>
        <span className="max-sm:w-full max-sm:pl-8.5">
          <Badge tone={TONES[state]}>{ALARM_STATE_NAMES[state]}</Badge>
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-muted max-sm:hidden" />
      </Link>
    </li>
  )
}

type Change = One['changes'][number]

/** « acquittée par Salma B. 14:08:31 » */
const changeWords = (change: Change, alarm: Alarm): string => {
  const what = ALARM_EVENT_WORDS[change.event]
  const moment = formatTime(changeMoment(change, alarm))
  return `${change.actor === null ? what : words.by(what, change.actor.name)} ${moment}`
}
