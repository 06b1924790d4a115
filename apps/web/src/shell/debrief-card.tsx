import { type Alarm, type AlarmChanges, isWaitingAlarm } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import type { DebriefReport, DebriefView } from '@vigie/machines/debrief'
import { ChevronRight, EyeOff, History } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useActors } from '@/actors/session-context'
import { useDevices, useFeed, useNow, useOpenAlarms } from '@/data'
import { alarmPath, PATHS } from '@/paths'
import { formatLength, formatMoment, formatPast, formatTime, text } from '@/text'
import { ALARM_EVENT_WORDS } from '@/text/alarm-signs'
import { ALARM_STATE_NAMES } from '@/text/alarms'
import { debriefText as words } from '@/text/debrief'
import { Badge, type Tone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { AlarmMoment, alarmMomentWords } from '@/widgets/alarm/alarm-moment'
import { changeMoment } from '@/widgets/alarm/change-moment'
import { PriorityMark } from '@/widgets/alarm/priority-mark'

/** So many alarms are listed above the screen, and all that wait for somebody; the others are counted. */
const SHOWN = 6

/**
 * What happened to alarms while nobody here could see it: what waits for somebody first, then in order. « J’ai vu » takes
 * it away and acknowledges nothing. An alarm that is active and waits leads the page: then this is one line until it is
 * asked for.
 */
export const DebriefCard = ({ view }: { readonly view: NonNullable<DebriefView> }) => {
  const { debrief } = useActors()
  const leads = useOpenAlarms().some(({ state }) => state === 'unacknowledged')
  const [isAsked, setAsked] = useState(false)
  const isFolded = leads && !isAsked
  const { losses } = view.kind === 'report' ? view.report : view
  const stretches = losses.map(({ since, until }) => ({ from: since.at, to: until?.at ?? since.at }))
  const [from, to] = [stretches[0]?.from ?? 0, stretches.at(-1)?.to ?? 0]
  const total = view.kind === 'report' ? view.report.total : null
  const what = view.kind === 'unread' ? words.unread : total === null ? words.uncounted : words.count(total)
  return (
    <section
      aria-label={words.label}
      data-debrief={view.kind === 'report' ? (total ?? 'many') : 'unread'}
      className="m-4 mb-0 overflow-hidden rounded-xl border-2 border-frozen bg-surface md:m-6 md:mb-0 print:hidden"
    >
      <div
        role="status"
        className={cn(
          'flex gap-x-3 gap-y-2 bg-frozen-soft px-4',
          isFolded ? 'flex-wrap items-center justify-end py-2' : 'items-start py-3',
        )}
      >
        <History aria-hidden className={cn('size-5 shrink-0 text-frozen', !isFolded && 'mt-0.5')} />
        <div className={cn('min-w-0 grow', isFolded && 'basis-52')}>
          <h2 className={cn('font-semibold', isFolded ? 'line-clamp-2 text-sm leading-tight' : 'text-base')}>
            {words.title(losses.length, what)}
          </h2>
          {!isFolded && (
            <p className="text-sm tabular-nums">
              {lossesWords(stretches)} {view.kind === 'unread' ? words.unreadHelp : words.read(view.report.entries)}
            </p>
          )}
        </div>
        <Badge tone="frozen" className="border border-frozen max-sm:hidden">
          <EyeOff aria-hidden />
          {words.unseen}
        </Badge>
        {leads && (
          <Button size="sm" variant="outline" aria-expanded={!isFolded} onClick={() => setAsked(isFolded)}>
            {isFolded ? words.unfold : words.fold}
          </Button>
        )}
        {isFolded && <Seen />}
      </div>
      {!isFolded && view.kind === 'report' && <Happened report={view.report} />}
      {!isFolded && (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-line border-t px-4 py-3">
          <p className="mr-auto text-muted text-xs">{words.notAcknowledged}</p>
          {view.kind === 'unread' && (
            <Button size="sm" variant="outline" onClick={() => debrief.send({ type: 'retry.pressed' })}>
              {text.common.retry}
            </Button>
          )}
          <Button asChild size="sm" variant="outline">
            <Link to={alarmsBetweenPath(from, to)}>{words.open}</Link>
          </Button>
          <Seen />
        </div>
      )}
    </section>
  )
}

const Seen = () => {
  const { debrief } = useActors()
  return (
    <Button size="sm" aria-keyshortcuts="v" onClick={() => debrief.send({ type: 'seen.pressed' })}>
      {words.seen}
      <kbd aria-hidden className="rounded border border-on-primary/50 px-1 text-2xs max-sm:hidden">
        v
      </kbd>
    </Button>
  )
}

/** The list of every alarm that was raised in a stretch of time, ms. */
const alarmsBetweenPath = (from: number, to: number): string =>
  `${PATHS.alarms}?${new URLSearchParams({ etat: 'toutes', du: iso(from), au: iso(to) })}`
const iso = (at: number): string => new Date(at).toISOString()

const SECOND_MS = 1_000
/** So many losses are named one by one. */
const NAMED = 3

/** « Pas en direct de 14:02:00 à 14:02:12, de 14:05:10 à 14:05:14 : 16 s en tout. » */
const lossesWords = (stretches: readonly { readonly from: number; readonly to: number }[]): string => {
  const [start, end] = [stretches[0]?.from ?? 0, stretches.at(-1)?.to ?? 0]
  const lasted = stretches.reduce((sum, { from, to }) => sum + Math.max(0, to - from), 0)
  const length = formatPast(lasted, (ms) => formatLength(SECOND_MS * Math.round(ms / SECOND_MS)))
  if (stretches.length > NAMED)
    return words.withoutMany(stretches.length, formatMoment(start, end), formatTime(end), length)
  return words.without(
    stretches.map(({ from, to }) => words.stretch(formatMoment(from, end), formatMoment(to, end))),
    length,
  )
}

type One = AlarmChanges['alarms'][number]

const Happened = ({ report }: { readonly report: DebriefReport }) => {
  // those that wait for somebody come first
  const shown = report.alarms.slice(
    0,
    Math.max(SHOWN, report.alarms.filter(({ alarm }) => isWaitingAlarm(alarm)).length),
  )
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
  const now = useNow(60_000)
  return (
    <li>
      <Link
        to={alarmPath(alarm.id)}
        className="flex items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm hover:bg-hover max-sm:flex-wrap"
      >
        <AlarmMoment alarm={alarm} className="w-20 shrink-0 text-muted tabular-nums max-sm:hidden" />
        <PriorityMark priority={alarm.priority} size={22} />
        <span className="min-w-0 grow basis-0">
          <span className="block">
            <b className="font-semibold">{name}</b>
            {` · ${alarmTitle(alarm)}`}
          </span>
          <span className="block text-muted text-xs tabular-nums first-letter:uppercase">
            {changes.map((change) => changeWords(change, alarm, now)).join(', ')}
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

/** What is recorded so long after it happened is told with both, ms: it need not have happened while this page was not live. */
const LATE_MS = 60_000

/** « acquittée par Salma B. 14:08:31 », « apparue 11:02:00 (signalée à 14:05:10) » */
const changeWords = (change: Change, alarm: Alarm, now: number): string => {
  const what = ALARM_EVENT_WORDS[change.event]
  const [at, recordedAt] = [changeMoment(change, alarm), Date.parse(change.at)]
  const said = change.actor === null ? what : words.by(what, change.actor.name)
  const told = `${said} ${alarmMomentWords(at, now)}`
  return recordedAt - at < LATE_MS ? told : words.toldAt(told, formatMoment(recordedAt, now))
}
