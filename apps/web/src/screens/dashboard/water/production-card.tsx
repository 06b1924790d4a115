import { isComparable } from '@vigie/contracts/entities'
import { formatPercent } from '@/text'
import { dashboard } from '@/text/dashboard'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { formatFigure } from '@/widgets/kpi/figure'
import { ChangeWords } from '../parts/change-words.tsx'
import { DeviceLink } from '../parts/device-link.tsx'
import type { PartProps } from '../parts/part-props.ts'
import { ShareBar } from '../parts/share-bar.tsx'

const { production: words } = dashboard

/** How much each source gave, the largest first, marked with what it gave before. */
export const ProductionCard = ({ body, devices, compared }: PartProps) => {
  const sources = body.sources
    .filter(({ volumeM3 }) => volumeM3.value !== null)
    .toSorted((a, b) => (b.volumeM3.value ?? 0) - (a.volumeM3.value ?? 0))
  const total = body.water.producedM3
  const most = Math.max(...sources.map(({ volumeM3 }) => Math.max(volumeM3.value ?? 0, volumeM3.previous ?? 0)))
  return (
    <CardSection
      id="eau"
      title={words.title}
      help={words.help(compared)}
      beside={<Total figure={total} compared={compared} />}
    >
      {sources.length === 0 ? (
        <EmptyLine>{words.empty}</EmptyLine>
      ) : (
        <ul className="flex flex-col gap-3.5 px-4 pb-4">
          {sources.map(({ device, volumeM3 }) => (
            <li key={device} className="flex flex-col gap-1">
              <div className="flex items-baseline justify-between gap-3 text-sm">
                <span className="min-w-0 truncate font-medium">
                  <DeviceLink id={device} devices={devices} />
                </span>
                <span className="flex shrink-0 items-baseline gap-2">
                  <ChangeWords id="volumeM3" figure={volumeM3} compared={compared} />
                  <span className="font-semibold tabular-nums">{formatFigure(volumeM3.value, 'volumeM3')}</span>
                </span>
              </div>
              <ShareBar
                share={(volumeM3.value ?? 0) / (most || 1)}
                mark={isComparable(volumeM3) ? (volumeM3.previous ?? 0) / (most || 1) : undefined}
                tone="water"
              />
              {total.value !== null && total.value > 0 && (
                <span className="text-2xs text-muted tabular-nums">
                  {words.share(formatPercent((volumeM3.value ?? 0) / total.value))}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </CardSection>
  )
}

const Total = ({
  figure,
  compared,
}: { readonly figure: PartProps['body']['water']['producedM3'] } & Pick<PartProps, 'compared'>) => (
  <p className="shrink-0 text-right">
    <span className="block font-semibold text-lg tabular-nums leading-6">
      {formatFigure(figure.value, 'producedM3')}
    </span>
    <ChangeWords id="producedM3" figure={figure} compared={compared} />
  </p>
)
