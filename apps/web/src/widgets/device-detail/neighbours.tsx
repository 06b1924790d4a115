import type { Device } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { devicePath } from '@/paths'
import { detail } from '@/text/detail'
import { AlarmMark } from '../device-tile/alarm-mark.tsx'
import { mainMetric } from '../device-tile/device-metrics.ts'
import { DatedValue } from '../device-tile/truth-line.tsx'
import { NowList } from './now-column.tsx'

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
  return lists.map(({ title, of }) => (
    <NowList key={title} title={title}>
      <ul className="grid grid-cols-[minmax(0,1fr)] text-sm">
        {of.map((one) => (
          <Neighbour key={one.id} device={one} />
        ))}
      </ul>
    </NowList>
  ))
}

const Neighbour = ({ device }: { readonly device: Device }) => {
  const metric = mainMetric(device)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3 py-1">
      <span className="flex min-w-0 max-w-full items-center gap-1.5">
        <Link
          to={devicePath(device)}
          className="touch rounded underline decoration-line-strong underline-offset-2 hover:text-primary"
        >
          {device.name}
        </Link>
        <AlarmMark devices={[device]} />
      </span>
      {metric !== null && (
        <span className="ml-auto whitespace-nowrap font-semibold tabular-nums">
          <DatedValue device={device.id} metric={metric} unitClass="font-normal text-muted" isShort />
        </span>
      )}
    </li>
  )
}

const words = detail.water
