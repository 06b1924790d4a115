import type { MaintenanceState, MaintenanceWindow } from '@vigie/contracts/entities'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useDevices } from '@/data'
import { useMaintenance } from '@/data/maintenance'
import { formatDateTime, text } from '@/text'
import { maintenanceText as words } from '@/text/maintenance'
import { Badge, type Tone } from '@/ui/badge'
import { Button } from '@/ui/button'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { EndQuestion } from './maintenance-end.tsx'
import { MaintenanceForm } from './maintenance-form.tsx'

/** names told before the rest is counted */
const NAMES = 4

type Open =
  | { readonly what: 'form'; readonly window: MaintenanceWindow | null }
  | { readonly what: 'end'; readonly window: MaintenanceWindow }

/** Windows of maintenance: those under way, those that come, those of the last month. */
export const Maintenance = ({ mayChange }: { readonly mayChange: boolean }) => {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <CardSection
      id="maintenance"
      title={words.title}
      help={words.help}
      isLong
      beside={
        mayChange && (
          <Button size="sm" onClick={() => setOpen({ what: 'form', window: null })}>
            <Plus aria-hidden />
            {words.plan}
          </Button>
        )
      }
    >
      <Windows onOpen={mayChange ? setOpen : null} />
      {open?.what === 'form' && <MaintenanceForm window={open.window} onClose={close} />}
      {open?.what === 'end' && <EndQuestion window={open.window} onClose={close} />}
    </CardSection>
  )
}

const ORDER: readonly MaintenanceState[] = ['active', 'planned', 'ended', 'cancelled']

const Windows = ({ onOpen }: { readonly onOpen: ((open: Open) => void) | null }) => {
  const { data, isError, refetch } = useMaintenance()
  const devices = useDevices().data ?? []
  if (data === undefined) {
    if (isError)
      return <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void refetch()} />
    return <ListSkeleton />
  }
  if (data.length === 0) return <EmptyLine>{words.empty}</EmptyLine>
  const sorted = data.toSorted((one, other) => ORDER.indexOf(one.state) - ORDER.indexOf(other.state))
  const names = new Map(devices.map(({ id, name }) => [id, name]))
  const told = (ids: readonly string[]) => {
    if (devices.length > 0 && ids.length >= devices.length) return words.whole
    if (ids.length > NAMES) return words.devices(ids.length)
    return ids.map((id) => names.get(id) ?? id).join(', ')
  }
  return (
    <ul className="divide-y divide-line border-line border-t">
      {sorted.map((window) => (
        <WindowLine key={window.id} window={window} devices={told(window.devices)} onOpen={onOpen} />
      ))}
    </ul>
  )
}

const TONES: Record<MaintenanceState, Tone> = {
  active: 'warn',
  planned: 'water',
  ended: 'neutral',
  cancelled: 'neutral',
}

type WindowLineProps = {
  readonly window: MaintenanceWindow
  readonly devices: string
  readonly onOpen: ((open: Open) => void) | null
}

const WindowLine = ({ window, devices, onOpen }: WindowLineProps) => {
  const { state, reason, startsAt, endsAt, plannedBy } = window
  const isOpen = state === 'planned' || state === 'active'
  return (
    <li data-maintenance={state} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      <div className="min-w-48 grow basis-64">
        <p className="break-words font-medium text-sm">{reason}</p>
        <p className="text-muted text-xs">{devices}</p>
      </div>
      <div className="basis-72 text-xs">
        <p className="tabular-nums">
          {words.fromTo(formatDateTime(Date.parse(startsAt)), formatDateTime(Date.parse(endsAt)))}
        </p>
        <p className="text-muted">{overWords(window) ?? words.by(plannedBy.name)}</p>
      </div>
      {onOpen !== null && isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            aria-label={words.changeOf(reason)}
            onClick={() => onOpen({ what: 'form', window })}
          >
            {words.change}
          </Button>
          <Button size="sm" variant="outline" onClick={() => onOpen({ what: 'end', window })}>
            {state === 'active' ? words.end : words.cancel}
          </Button>
        </div>
      )}
    </li>
  )
}

/** How it came to be over; null: it is not, or by itself. */
const overWords = ({ state, startedAt, endedAt, endedBy }: MaintenanceWindow): string | null => {
  if (state === 'ended' && startedAt === null) return words.missed
  if (endedAt === null || endedBy === null) return null
  const moment = formatDateTime(Date.parse(endedAt))
  return state === 'cancelled' ? words.cancelledBy(endedBy.name, moment) : words.endedBy(endedBy.name, moment)
}
