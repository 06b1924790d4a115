import { type Device, figureSpec } from '@vigie/contracts/entities'
import { CircleCheck, CircleDashed, TrendingDown, TrendingUp } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useCapability, useDevices, useKpis } from '@/data'
import { devicePath, PATHS } from '@/paths'
import { formatPercent } from '@/text'
import { deviations as words } from '@/text/accueil-figures'
import { CardSection } from '@/ui/card-section'
import { cn } from '@/ui/cn'
import { Skeleton } from '@/ui/skeleton'
import { KindIcon } from '@/widgets/device-tile/kind-icon'
import { canCompare, changeOf, formatFigure } from '@/widgets/kpi/figure'
import { formulaOf } from '@/widgets/kpi/formula'
import { facing, likeForLike } from '@/widgets/period/like-for-like'
import { useKeepPeriod, usePeriod, useToday } from '@/widgets/period/use-period'
import { type AssetDeviation, byAsset } from './by-asset.ts'
import { LEAST_SHARE, leastVolumeM3, notableOf } from './notable.ts'

/** The devices whose figure moved most against the period before; each leads to its own page. */
export const DeviationsCard = () => {
  const [period] = usePeriod()
  const figures = useKpis(period)
  const today = useToday()
  const body = figures.data
  const devices = useDevices().data
  const least = body === undefined ? null : leastVolumeM3(body)
  const found = byAsset(notableOf(body?.deviations ?? [], least), devices ?? [])
  // the executive figures above it say why there are none
  if (useCapability('kpis') === false || (body === undefined && figures.isError)) return null
  return (
    <CardSection
      id="ecarts"
      title={words.title}
      help={
        body &&
        words.help(
          facing(likeForLike(body, period.unit, today)),
          least === null ? null : formatFigure(least, 'volumeM3'),
          formatPercent(LEAST_SHARE),
        )
      }
    >
      {body === undefined ? (
        <Skeleton className="m-4 mt-0 h-60" />
      ) : found.length === 0 ? (
        <NoDeviation against={canCompare(body) ? null : likeForLike(body, period.unit, today)} />
      ) : (
        <DeviationList deviations={found} devices={devices} />
      )}
    </CardSection>
  )
}
/** Of fewer no column is made: the map beside them takes the whole width. */
const FEW = 3

type DeviationListProps = {
  readonly deviations: readonly AssetDeviation[]
  readonly devices: readonly Device[] | undefined
}

const DeviationList = ({ deviations, devices }: DeviationListProps) => {
  const keep = useKeepPeriod()
  return (
    <ul className={cn('divide-y divide-line', deviations.length < FEW && 'few')}>
      {deviations.map((deviation) => {
        const named = (deviation.all ?? [deviation.device]).flatMap(
          (one) => devices?.find(({ id }) => id === one) ?? [],
        )
        const [device] = named
        return (
          <li key={`${deviation.device}/${deviation.figure}`}>
            {device === undefined ? (
              <div className={ROW}>
                <DeviationWords deviation={deviation} named={[]} />
              </div>
            ) : (
              <Link
                to={keep(deviation.all === undefined ? devicePath(device) : PATHS.sources)}
                className={cn(ROW, 'hover:bg-hover')}
              >
                <KindIcon kind={device.kind} role={device.role} />
                <DeviationWords deviation={deviation} named={named} />
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
const ROW = 'flex min-h-12 items-center gap-2 px-3 py-2 sm:gap-3 sm:px-4'

type DeviationWordsProps = { readonly deviation: AssetDeviation; readonly named: readonly Device[] }

const DeviationWords = ({ deviation, named }: DeviationWordsProps) => {
  const { figure: id } = deviation
  const change = changeOf({ ...deviation, completenessPct: null }, id)
  const Icon = deviation.value < deviation.previous ? TrendingDown : TrendingUp
  return (
    <>
      <span className="min-w-0 grow">
        <span className="line-clamp-2 text-balance font-medium text-sm">
          {deviation.all === undefined ? (named[0]?.name ?? deviation.device) : words.stopped(deviation.all.length)}
        </span>
        {deviation.all !== undefined && (
          <span className="block text-2xs text-muted">{named.map(({ name }) => name).join(', ')}</span>
        )}
        <span className="block text-2xs text-muted" title={formulaOf(id)}>
          {[figureSpec(id).name, ...deviation.also.map((one) => words.also(figureSpec(one).shortName))].join(', ')}
        </span>
      </span>
      <span className="text-right tabular-nums">
        <span className="block whitespace-nowrap font-medium text-sm">{formatFigure(deviation.value, id)}</span>
        <span className="block whitespace-nowrap text-2xs text-muted">
          {words.was(formatFigure(deviation.previous, id))}
        </span>
      </span>
      {change !== null && (
        <span className="flex w-14 shrink-0 items-center justify-end gap-1 whitespace-nowrap font-semibold text-sm tabular-nums sm:w-20 xl:max-2xl:w-14">
          <Icon aria-hidden className="size-4 max-sm:hidden xl:max-2xl:hidden" />
          {change.words}
        </span>
      )}
    </>
  )
}

/** @param against what there is too little of to compare with; null: there is enough, and nothing moved */
const NoDeviation = ({ against }: { readonly against: string | null }) => {
  const Icon = against === null ? CircleCheck : CircleDashed
  return (
    <p className="few flex items-start gap-2 px-4 pb-4 text-sm">
      <Icon aria-hidden className={cn('size-5 shrink-0', against === null ? 'text-good' : 'text-muted')} />
      <span>
        <b className="font-semibold">{against === null ? words.none : words.nothing}</b>
        <span className="block text-muted">{against === null ? words.noneHelp : words.nothingHelp(against)}</span>
      </span>
    </p>
  )
}
