import { type Device, METRICS } from '@vigie/contracts/entities'
import { METRIC_NAMES } from '@vigie/contracts/words'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useDeviceStatus } from '@/data'
import { devicePath } from '@/paths'
import { text } from '@/text'
import { type Asset, memberName } from '../assets/assets-of.ts'
import { type DeviceMetricSpec, mainMetric, orderedMetrics } from './device-metrics.ts'
import { DatedValue } from './truth-line.tsx'

/** What a tile shows of its main device below the figure. */
const OWN_SHOWN = 2

/** The other values of an asset, a row each: of its main device, then of each other member, which its name leads to. */
export const TileRows = ({ asset, children }: { readonly asset: Asset; readonly children?: ReactNode }) => {
  const [main, ...others] = asset.members
  if (main === undefined) return null
  const gauges = others.filter(isGauge)
  const [head, end] = gauges
  const isLine = asset.role === 'consumption' && gauges.length === 2
  return (
    <dl className="grid content-start gap-y-1 text-sm empty:hidden">
      {ownMetrics(main, others.length > 0).map((metric) => (
        <Row key={metric.id} label={METRIC_NAMES[metric.id]}>
          <Value device={main} metric={metric} />
        </Row>
      ))}
      {isLine && head !== undefined && end !== undefined && <LineRow asset={asset} head={head} end={end} />}
      {others
        .filter((member) => !(isLine && isGauge(member)))
        .map((member) => (
          <Row key={member.id} label={<MemberLink asset={asset} member={member} />}>
            <MemberValue member={member} />
          </Row>
        ))}
      {children}
    </dl>
  )
}

const isGauge = (device: Device): boolean => mainMetric(device)?.id === 'pressure_bar'

/** A counter's index says little; whether a pump runs is the state. A device that stands alone shows what it has. */
const ownMetrics = (main: Device, hasParts: boolean): readonly DeviceMetricSpec[] =>
  orderedMetrics(main)
    .slice(1)
    .filter(({ id }) => id !== 'running' && !(hasParts && METRICS[id].nature === 'counter'))
    .slice(0, OWN_SHOWN)

type RowProps = { readonly label: ReactNode; readonly children: ReactNode }

export const Row = ({ label, children }: RowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-2">
    <dt className="min-w-0 truncate text-muted">{label}</dt>
    <dd className="ml-auto whitespace-nowrap text-right font-medium tabular-nums group-has-[[data-freshness=frozen]]/tile:text-muted">
      {children}
    </dd>
  </div>
)

type MemberProps = { readonly asset: Asset; readonly member: Device }

/** Above the tile's own press. */
const MemberLink = ({ asset, member, short }: MemberProps & { readonly short?: string }) => (
  <Link
    to={devicePath(member)}
    title={member.name}
    className="relative rounded underline-offset-2 hover:text-ink hover:underline"
  >
    {short ?? memberName(member, asset)}
  </Link>
)

/** « Pression tête → bout de ligne 2,61 → 2,18 bar »: both ends of a line in one row. */
const LineRow = ({ asset, head, end }: { readonly asset: Asset; readonly head: Device; readonly end: Device }) => {
  const endName = memberName(end, asset)
  const [word] = memberName(head, asset).split(' ')
  const isSaid = word !== undefined && endName.startsWith(`${word} `)
  return (
    <Row
      label={
        <>
          <MemberLink asset={asset} member={head} />
          <Then />
          <MemberLink asset={asset} member={end} short={isSaid ? endName.slice(word.length + 1) : endName} />
        </>
      }
    >
      <MemberValue member={head} bare isShort />
      <Then />
      <MemberValue member={end} isShort />
    </Row>
  )
}

const Then = () => <ArrowRight aria-label={text.home.followedBy} className="mx-1 inline size-3 text-muted" />

/** `bare`: without its unit; `isShort`: two values on one line have no room for why they are old. */
type Look = { readonly bare?: boolean; readonly isShort?: boolean }

const MemberValue = ({ member, ...look }: Look & { readonly member: Device }) => {
  const metric = mainMetric(member)
  return metric === null ? <MemberPresence member={member} /> : <Value device={member} metric={metric} {...look} />
}

type ValueProps = Look & { readonly device: Device; readonly metric: DeviceMetricSpec }

const Value = ({ device, metric, bare = false, isShort = false }: ValueProps) => (
  <DatedValue
    device={device.id}
    metric={metric}
    isShort={isShort}
    isTimed={isShort && !bare}
    {...(bare && { unitClass: 'sr-only' })}
  />
)

/** Of what measures nothing, a camera: whether it is there. */
export const MemberPresence = ({ member }: { readonly member: Device }) => {
  const status = useDeviceStatus(member.id)
  const { states } = text.home
  if (status?.powered === false) return states.off
  return status?.online == null ? states.unknown : status.online ? states.online : states.offline
}
