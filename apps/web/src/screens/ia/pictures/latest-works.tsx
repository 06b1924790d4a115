import { type Device, METRICS } from '@vigie/contracts/entities'
import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { Droplets, Gauge, Leaf, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { isUnderWay, useSitePictures } from '@/data/picture-works'
import { formatDateTime, formatNumber, withUnit } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { CardSection } from '@/ui/card-section'
import { metres } from './level-words.ts'
import { picturesPath } from './pictures-path.ts'

const words = iaPictures.latest
const MOST = 5
const ICONS: Readonly<Record<PictureWork['tool'], LucideIcon>> = { meter: Gauge, level: Droplets, cover: Leaf }

/** What was read last on the whole site, of every tool; each leads to its device. Nothing where nothing was read. */
export const LatestWorks = ({ devices }: { readonly devices: readonly Device[] }) => {
  const { data = [] } = useSitePictures()
  const latest = data.filter((work) => !isUnderWay(work)).slice(0, MOST)
  if (latest.length === 0) return null
  return (
    <CardSection title={words.title} help={words.help}>
      <ul className="divide-y divide-line border-line border-t">
        {latest.map((work) => {
          const Icon = ICONS[work.tool]
          return (
            <li key={work.id}>
              <Link
                to={picturesPath(work.tool, work.device)}
                className="flex items-start gap-3 px-4 py-3 hover:bg-hover"
              >
                <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
                <span className="min-w-0 grow">
                  <span className="block font-medium text-sm">
                    {devices.find(({ id }) => id === work.device)?.name ?? work.device}
                  </span>
                  <span className="block text-muted text-xs tabular-nums">{formatDateTime(Date.parse(work.at))}</span>
                </span>
                <span className="shrink-0 text-right text-sm tabular-nums">{saidOf(work)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </CardSection>
  )
}

/** The value that was read, or in a word what became of it. */
const saidOf = ({ state, result }: PictureWork): string => {
  if (state !== 'done' || result === null) return iaPictures.states[state]
  if (result.tool === 'level')
    return result.levelM === null ? iaPictures.level.states[result.state] : metres(result.levelM)
  if (result.tool === 'cover') return withUnit(formatNumber(result.coverPct, 1), '%')
  if (result.verdict !== 'accepted' || result.value === null) return iaPictures.meter.verdicts[result.verdict]
  return withUnit(formatNumber(result.value, 1), METRICS[result.metric].unit)
}
