import type { Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { devicePath } from '@/paths'
import { detail } from '@/text/detail'
import { cn } from '@/ui/cn'
import { AlarmMark } from '../device-tile/alarm-mark.tsx'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { DatedValue } from '../device-tile/truth-line.tsx'

type NeighboursProps = { readonly device: Device; readonly devices: readonly Device[] }

/** Where the water of a device comes from and goes to, with what runs there now; nothing where it is linked to nothing. */
export const Neighbours = ({ device, devices }: NeighboursProps) => {
  const before = devices.filter((one) => one.role !== 'energy' && one.feeds.includes(device.id))
  const after = device.role === 'energy' ? [] : devices.filter(({ id }) => device.feeds.includes(id))
  const isTank = device.role === 'storage'
  const lists = [
    { title: isTank ? words.fills : words.from, of: before },
    { title: isTank ? words.draws : words.to, of: after },
  ].filter(({ of }) => of.length > 0)
  if (lists.length === 0) return null
  return (
    <div
      className={cn(
        'flex min-w-0 flex-wrap content-start gap-x-8 gap-y-3',
        isTank ? 'grow basis-full xl:basis-72' : 'grow basis-40 max-sm:basis-full',
      )}
    >
      {lists.map(({ title, of }) => (
        <section key={title} aria-label={title} className="min-w-0 max-w-80 grow basis-56">
          <h3 className="mb-1 font-semibold text-muted text-xs">{title}</h3>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
            {of.map((one) => (
              <Neighbour key={one.id} device={one} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Neighbour = ({ device }: { readonly device: Device }) => {
  const metric = mainMetric(device)
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="flex min-w-0 items-center gap-1.5">
        <Link
          to={devicePath(device)}
          title={device.name}
          className="touch truncate rounded underline decoration-line-strong underline-offset-2 hover:text-primary"
        >
          {device.name}
        </Link>
        <AlarmMark devices={[device]} />
      </span>
      {metric !== null && (
        <span className="whitespace-nowrap font-medium tabular-nums">
          <DatedValue device={device.id} metric={metric} unitClass="font-normal text-muted" isShort />
        </span>
      )}
    </li>
  )
}

const words = detail.water
