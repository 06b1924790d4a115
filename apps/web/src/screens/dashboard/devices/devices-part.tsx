import { type Device, type DeviceRole, deviceRole, unitOf } from '@vigie/contracts/entities'
import { ChevronRight, Droplets, Sprout, Waves, Zap } from 'lucide-react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useUnpowered } from '@/data'
import { devicePath } from '@/paths'
import { withUnit } from '@/text'
import { dashboard } from '@/text/dashboard'
import { table } from '@/text/table'
import { Card } from '@/ui/card'
import { cn } from '@/ui/cn'
import { CutSign } from '@/ui/cut-sign'
import { useMediaQuery } from '@/ui/use-media-query'
import { FilterBox } from '@/widgets/device-grid/filter-box'
import { matchesWords } from '@/widgets/device-grid/group-assets'
import { DeviceCards } from '@/widgets/device-table/device-cards'
import type { DeviceColumn } from '@/widgets/device-table/device-column'
import { DeviceRows } from '@/widgets/device-table/device-rows'
import { useSortedDevices } from '@/widgets/device-table/use-sorted-devices'
import { formatFigure } from '@/widgets/kpi/figure'
import { useKeepPeriod } from '@/widgets/period/use-period'
import { lacksCut } from '../availability/power-by-group.ts'
import { EmptyCard } from '../parts/empty-card.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { Section } from '../parts/section.tsx'
import { columnsOf } from './columns.tsx'

const { devices: words } = dashboard
const NOBODY: ReadonlySet<string> = new Set()
const ICONS = { source: Droplets, storage: Waves, consumption: Sprout, energy: Zap } as const satisfies Record<
  DeviceRole,
  unknown
>

/** Every device with its figures of the period: a row for each kind of them, which opens; typed words open what they find. */
export const DevicesPart = ({
  body,
  devices,
  volumes,
  around: { isOpen },
}: Pick<PartProps, 'body' | 'devices' | 'volumes' | 'around'>) => {
  const unpowered = useUnpowered()
  const [filter, setFilter] = useState('')
  const wanted = useDeferredValue(filter)
  const [open, setOpen] = useState<ReadonlySet<DeviceRole>>(new Set())
  const columns = useMemo(() => columnsOf(body, volumes), [body, volumes])
  const found = useMemo(
    () => devices.filter((device) => matchesWords(device.name, [device], wanted)),
    [devices, wanted],
  )
  const groups = deviceRole.options
    .map((role) => ({ role, found: found.filter((device) => device.role === role) }))
    .filter((group) => group.found.length > 0)
  const toggle = (role: DeviceRole) =>
    setOpen((before) => new Set(before.has(role) ? [...before].filter((one) => one !== role) : [...before, role]))
  return (
    <Section
      id="appareils"
      title={words.title}
      of={table.shown(found.length, devices.length)}
      beside={<FilterBox value={filter} onChange={setFilter} />}
    >
      {groups.length === 0 ? (
        <EmptyCard>{devices.length === 0 ? table.emptyTitle : table.noMatchTitle}</EmptyCard>
      ) : (
        <Card className="min-w-0 divide-y divide-line overflow-hidden">
          {groups.map((group) => (
            <Group
              key={group.role}
              role={group.role}
              devices={group.found}
              columns={columns}
              summary={summaryOf(group.role, { body, volumes }, group.found, isOpen ? unpowered : NOBODY)}
              off={group.found.filter(({ id }) => isOpen && unpowered.has(id)).length}
              open={open.has(group.role) || wanted.trim() !== ''}
              onToggle={() => toggle(group.role)}
            />
          ))}
        </Card>
      )}
    </Section>
  )
}

type GroupProps = {
  readonly role: DeviceRole
  readonly devices: readonly Device[]
  readonly columns: readonly DeviceColumn[]
  readonly summary: readonly string[]
  /** how many of them are without power now */
  readonly off: number
  readonly open: boolean
  readonly onToggle: () => void
}

const Group = ({ role, devices, columns, summary, off, open, onToggle }: GroupProps) => {
  const Icon = ICONS[role]
  return (
    <div className="print-open min-w-0">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          onClick={onToggle}
          className="touch flex w-full flex-wrap items-center gap-x-2.5 gap-y-0.5 px-4 py-3 text-left text-sm hover:bg-hover"
        >
          <ChevronRight
            aria-hidden
            className={cn('size-4 shrink-0 text-muted transition-transform print:hidden', open && 'rotate-90')}
          />
          <Icon aria-hidden className="size-4 shrink-0 text-muted" />
          <span className="font-semibold">{words.groups[role]}</span>
          <span className="text-muted">{words.count(devices.length)}</span>
          <span className="text-muted tabular-nums max-sm:basis-full max-sm:pl-6 sm:ml-auto">
            {summary.join(' · ')}
            {off > 0 && <CutSign className="ml-2">{dashboard.availability.cutNow(off)}</CutSign>}
          </span>
        </button>
      </h3>
      <div className={cn('px-4 pb-4 print:pb-0', !open && 'hidden')}>
        <GroupTable title={words.groups[role]} devices={devices} columns={columns} />
      </div>
    </div>
  )
}

/** Where a table of figures fits: a wide window, and paper. */
const WIDE = '(min-width: 72rem), print'

const GroupTable = ({
  title,
  devices,
  columns,
}: Pick<GroupProps, 'devices' | 'columns'> & { readonly title: string }) => {
  const sorted = useSortedDevices(devices, columns)
  const keep = useKeepPeriod()
  const pathOf = useCallback((device: Device) => keep(devicePath(device)), [keep])
  const List = useMediaQuery(WIDE) ? DeviceRows : DeviceCards
  return <List title={title} sorted={sorted} columns={columns} pathOf={pathOf} assetOf={alone} />
}

/** Each device has a row of its own here: a figure of the period is a device's. */
const alone = () => undefined

/** What the group came to over the period, and how much of it it had power. */
const summaryOf = (
  role: DeviceRole,
  { body: { water, energy, availability }, volumes }: Pick<PartProps, 'body' | 'volumes'>,
  devices: readonly Device[],
  unpowered: ReadonlySet<string>,
): readonly string[] => {
  const ids = new Set(devices.map(({ id }) => id))
  const own = availability.filter(({ device }) => ids.has(device))
  const shares = own.flatMap(({ powerPct }) => powerPct.value ?? [])
  const outages = own.reduce((sum, one) => sum + one.outages, 0)
  const off = devices.filter(({ id }) => unpowered.has(id)).length
  const share = shares.reduce((sum, value) => sum + value, 0) / shares.length
  const said = (value: number | null, words: (value: number) => string) => (value === null ? [] : [words(value)])
  const m3 = (value: number) => withUnit(volumes.write(value), unitOf('volumeM3', ''))
  const figures = {
    source: said(water.producedM3.value, (value) => words.produced(m3(value))),
    storage: said(water.storedDeltaM3.value, (value) => words.stored(`${value > 0 ? '+' : ''}${m3(value)}`)),
    consumption: said(water.consumedM3.value, (value) => words.consumed(m3(value))),
    energy: [
      ...said(energy.gridKwh.value, (value) => words.bought(formatFigure(value, 'gridKwh'))),
      ...said(energy.solarKwh.value, (value) => words.solar(formatFigure(value, 'solarKwh'))),
    ],
  } as const
  const power =
    shares.length === 0
      ? []
      : [
          ...(lacksCut(shares, off) ? [] : [words.available(formatFigure(share, 'powerPct'))]),
          ...(off > 0 && outages === 0 ? [] : [words.cuts(outages)]),
        ]
  return [...figures[role], ...power]
}
