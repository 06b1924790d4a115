import type { Device } from '@vigie/contracts/entities'
import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { CircleAlert, LoaderCircle, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSitePictures } from '@/data/picture-works'
import { formatDateTime, formatPercent } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { EmptyLine } from '@/ui/empty-line'
import { picturesPath } from './pictures-path.ts'
import { queueOf } from './queue.ts'

const words = iaPictures.queue

/** What is being read on the whole site, and which counters wait for a person; each leads to its device. */
export const QueueCard = ({ devices }: { readonly devices: readonly Device[] }) => {
  const { data } = useSitePictures()
  if (data === undefined) return null
  const { underWay, waiting } = queueOf(data)
  const nameOf = (id: string) => devices.find((device) => device.id === id)?.name ?? id
  return (
    <CardSection title={words.title} help={words.help}>
      {underWay.length + waiting.length === 0 ? (
        <EmptyLine>{words.empty}</EmptyLine>
      ) : (
        <ul className="divide-y divide-line border-line border-t">
          {[...underWay, ...waiting].map((work) => (
            <Waiting key={work.id} work={work} name={nameOf(work.device)} />
          ))}
        </ul>
      )}
    </CardSection>
  )
}

const Waiting = ({ work, name }: { readonly work: PictureWork; readonly name: string }) => {
  const [Icon, tone, told] = lookOf(work)
  return (
    <li>
      <Link to={picturesPath(work.tool, work.device)} className="flex items-start gap-3 px-4 py-3 hover:bg-hover">
        <Icon aria-hidden className={cn('mt-0.5 size-4 shrink-0', tone)} />
        <span className="min-w-0">
          <span className="block font-medium text-sm">{name}</span>
          <span className="block text-xs">{told}</span>
          <span className="block text-muted text-xs tabular-nums">{formatDateTime(Date.parse(work.at))}</span>
        </span>
      </Link>
    </li>
  )
}

const lookOf = ({ state, progress, result }: PictureWork): readonly [LucideIcon, tone: string, told: string] => {
  if (result?.tool !== 'meter')
    return [LoaderCircle, 'text-water', `${iaPictures.states[state]} · ${formatPercent(progress)}`]
  return [CircleAlert, 'text-warn', iaPictures.meter.reasons[result.reason]]
}
