import type { Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { useFeed, useNow, useUnpowered } from '@/data'
import { devicePath } from '@/paths'
import { formatNumber, NO_VALUE } from '@/text'
import { energie } from '@/text/energie'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { useReadLatest } from '@/widgets/device-table/use-read-latest'
import { roundedParts } from '@/widgets/kpi/parts'
import { useKeepPeriod } from '@/widgets/period/use-period'
import { idleMotors, type PowerPart, powerBalance, sumOf, unknownOf } from './power-balance.ts'

const { now: words } = energie
const FILLS = {
  grid: 'bg-line-strong',
  solar: 'bg-energy-fill',
  pump: 'bg-water',
  other: 'bg-ink/25',
} as const satisfies Record<PowerPart['kind'], string>

/** Where the power of the moment comes from, and where it goes: two bars of one scale. */
export const PowerNow = ({ devices }: { readonly devices: readonly Device[] }) => {
  useNow(1_000)
  const read = useReadLatest()
  const cut = useUnpowered()
  const { trusted } = useFeed()
  const isCut = ({ id }: Pick<Device, 'id'>) => cut.has(id)
  const balance = powerBalance(devices, ({ id }) => read(id, 'power_kw'), isCut, words.names)
  if (balance === null) return null
  const most = Math.max(sumOf(balance.from), sumOf(balance.to))
  return (
    <CardSection title={trusted ? words.title : words.frozen} of={words.unit}>
      <div className="@container grow px-4 pb-4">
        <div className="grid @min-[50rem]:has-[section+section]:grid-cols-2 grow content-around gap-x-8 gap-y-4">
          <Side
            title={words.from}
            parts={balance.from}
            total={balance.total}
            most={most}
            devices={devices}
            isCut={isCut}
          />
          <Side title={words.to} parts={balance.to} total={balance.total} most={most} devices={devices} isCut={isCut} />
        </div>
      </div>
    </CardSection>
  )
}

type SideProps = {
  readonly title: string
  readonly parts: readonly PowerPart[]
  readonly total: number | null
  readonly most: number
  readonly devices: readonly Device[]
  readonly isCut: (part: PowerPart) => boolean
}

const Side = ({ title, parts, total, most, devices, isCut }: SideProps) => {
  const said = roundedParts(
    parts.map(({ kw }) => (kw === null ? null : Math.max(0, kw))),
    total,
    DECIMALS,
  )
  const unknown = total === null ? [] : unknownOf(parts)
  const idle = idleMotors(parts, isCut)
  // all of it in one part is a line and no drawing
  if (idle !== null)
    return (
      <p className="text-muted text-sm">
        {title}
        {'\u00a0: '}
        {words.idle(idle)}
      </p>
    )
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted text-sm">{title}</span>
        <b className="font-semibold text-lg tabular-nums leading-6">
          {total === null ? NO_VALUE : write(total)}
          <span className="font-normal text-muted text-sm">{`\u00a0${words.unit}`}</span>
          {unknown.length > 0 && (
            <span className="font-normal text-muted text-sm">{words.unknown(unknown.map(({ name }) => name))}</span>
          )}
        </b>
      </p>
      <div aria-hidden className="flex h-4 gap-0.5 overflow-hidden rounded-sm bg-sunken">
        {parts.map(({ id, kind, kw }) =>
          most > 0 && kw !== null && kw > 0 ? (
            <span key={id} className={FILLS[kind]} style={{ width: `${(100 * kw) / most}%` }} />
          ) : null,
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {parts.map((part, place) => (
          <Part
            key={part.id}
            part={part}
            said={said[place] ?? null}
            device={devices.find(({ id }) => id === part.id)}
            isCut={isCut(part)}
          />
        ))}
      </ul>
    </section>
  )
}

type PartProps = {
  readonly part: PowerPart
  /** its power as it is shown, kW: the parts add up to the whole */
  readonly said: number | null
  readonly device: Device | undefined
  readonly isCut: boolean
}

const Part = ({ part: { kind, name }, said, device, isCut }: PartProps) => {
  const keep = useKeepPeriod()
  return (
    <li className="flex items-center gap-1.5">
      <span aria-hidden className={cn('size-2.5 shrink-0 rounded-xs', FILLS[kind])} />
      {device === undefined ? (
        name
      ) : (
        <Link to={keep(devicePath(device))} className="hover:underline">
          {name}
        </Link>
      )}
      {(said !== null || !isCut) && (
        <span className="font-semibold tabular-nums">{said === null ? NO_VALUE : write(said)}</span>
      )}
      {isCut && <span className="font-semibold text-bad">{words.cut}</span>}
    </li>
  )
}

const write = (kw: number): string => formatNumber(Math.max(0, kw), DECIMALS)
const DECIMALS = 1
