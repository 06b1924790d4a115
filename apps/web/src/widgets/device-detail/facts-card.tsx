import type { Device } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { devicePath } from '@/paths'
import { formatLength, formatNumber } from '@/text'
import { facts as words } from '@/text/facts'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { mainMetric, measures } from '../device-tile/device-metrics.ts'
import { formatFigure } from '../kpi/figure.ts'

type FactsCardProps = { readonly device: Device; readonly devices: readonly Device[] }

/** What is known of a device that does not change by itself: what it is, where it stands, what it is linked to. */
export const FactsCard = ({ device, devices }: FactsCardProps) => {
  const { asset, feeds, capacityM3, heightM, budgetM3PerMonth, position } = device
  const feeders = devices.filter((one) => one.feeds.includes(device.id))
  const power = feeders.filter(isElectric)
  // a thing by its main device: a general meter supplies every part of each
  const linked = devices.filter(({ id, asset: part }) => feeds.includes(id) && (part === null || part.id === id))
  // what makes electricity runs only while the meter has power, but takes none from it
  const [fed, makers] = [linked.filter((one) => !isMaker(one)), linked.filter(isMaker)]
  const cadenceMs = mainMetric(device)?.cadenceMs
  return (
    <CardSection title={words.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 px-4 pb-4 text-sm">
        {asset !== null && asset.name !== device.name && <Fact name={words.asset}>{asset.name}</Fact>}
        {power.length > 0 && (
          <Fact name={isMaker(device) ? words.connectedTo : words.poweredBy}>
            <Links devices={power} />
          </Fact>
        )}
        {isElectric(device) && fed.length > 0 && (
          <Fact name={words.powers} isLong={fed.length > FEW}>
            <Links devices={fed} />
          </Fact>
        )}
        {isElectric(device) && makers.length > 0 && (
          <Fact name={words.makers}>
            <Links devices={makers} />
          </Fact>
        )}
        {capacityM3 !== null && <Fact name={words.capacity}>{formatFigure(capacityM3, 'capacityM3')}</Fact>}
        {heightM !== null && <Fact name={words.height}>{`${formatNumber(heightM, 1)}\u00a0m`}</Fact>}
        {budgetM3PerMonth !== null && (
          <Fact name={words.budget}>{words.perMonth(formatFigure(budgetM3PerMonth, 'budgetM3'))}</Fact>
        )}
        {cadenceMs !== undefined && <Fact name={words.cadence}>{words.every(formatLength(cadenceMs))}</Fact>}
        {position !== null && (
          <Fact name={words.position}>{`${formatNumber(position.lat, 4)} · ${formatNumber(position.lon, 4)}`}</Fact>
        )}
        <Fact name={words.id}>
          <span className="break-all">{device.id}</span>
        </Fact>
      </dl>
    </CardSection>
  )
}

/** What such a device hands on is electricity; any other hands on water. */
const isElectric = ({ role }: Device): boolean => role === 'energy'

const isMaker = (device: Device): boolean => isElectric(device) && measures(device, 'irradiance_wm2')

/** More links than these have the width of the card. */
const FEW = 3

type FactProps = {
  readonly name: string
  /** below its name instead of beside it */
  readonly isLong?: boolean
  readonly children: ReactNode
}

const Fact = ({ name, isLong = false, children }: FactProps) => (
  <>
    <dt className={cn('text-muted', isLong && 'col-span-2')}>{name}</dt>
    <dd className={cn('min-w-0 tabular-nums', isLong ? 'col-span-2 [&>span]:justify-start' : 'text-right')}>
      {children}
    </dd>
  </>
)

const Links = ({ devices }: { readonly devices: readonly Device[] }) => (
  <span className="flex flex-wrap justify-end gap-x-3">
    {devices.map((device) => (
      <Link
        key={device.id}
        to={devicePath(device)}
        className="rounded underline decoration-line-strong underline-offset-2 hover:text-primary"
      >
        {device.name}
      </Link>
    ))}
  </span>
)
