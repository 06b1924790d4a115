import type { CoverResult } from '@vigie/contracts/rest/analyst'
import { formatDateTime, formatNumber, formatPercent } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { Badge } from '@/ui/badge'

const words = iaPictures.cover
/** Points of % below which a cell has not changed. */
const STILL = 3
/** Points of % at which a cell is fully coloured. */
const FULL = 60
const CELLS_ACROSS = 12

/** Green cover of a picture, and what it gained since the one before. */
export const CoverView = ({ result }: { readonly result: CoverResult }) => {
  const { flaw, coverPct, gainedPts, comparedAt } = result
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-sm">{words.name}</span>
        {flaw !== 'dark' && (
          <span className="font-semibold text-lg tabular-nums">{formatPercent(coverPct / 100, 1)}</span>
        )}
        {gainedPts !== null && comparedAt !== null && (
          <Badge tone={gainedPts >= 0 ? 'good' : 'warn'}>
            {words.gained(signed(gainedPts), formatDateTime(Date.parse(comparedAt)))}
          </Badge>
        )}
      </div>
      {flaw !== null && <p className="text-sm">{words.flaws[flaw]}</p>}
      {flaw === null && comparedAt === null && <p className="text-muted text-sm">{words.first}</p>}
      <p className="text-muted text-xs tabular-nums">
        {words.indices(formatNumber(result.exg, 2), formatNumber(result.vari, 2))}
        {result.unjudgedPct >= 1 && ` · ${words.unjudged(formatPercent(result.unjudgedPct / 100))}`}
      </p>
      {gainedPts !== null && result.cells.length > 0 && <ChangeMap cells={result.cells} />}
    </div>
  )
}

const signed = (points: number): string => `${points >= 0 ? '+' : '−'}${formatNumber(Math.abs(points), 1)}`

/** Where cover was gained or lost, as a grid over the picture. */
const ChangeMap = ({ cells }: { readonly cells: CoverResult['cells'] }) => (
  <svg
    role="img"
    aria-label={words.map}
    viewBox={`0 0 ${CELLS_ACROSS} ${CELLS_ACROSS}`}
    className="size-40 rounded-lg border border-line bg-sunken"
  >
    {cells.map((gained, index) => (
      <rect
        key={index}
        x={index % CELLS_ACROSS}
        y={Math.floor(index / CELLS_ACROSS)}
        width={1}
        height={1}
        className={
          gained === null || Math.abs(gained) < STILL ? 'fill-transparent' : gained > 0 ? 'fill-good' : 'fill-bad'
        }
        fillOpacity={Math.min(1, 0.2 + Math.abs(gained ?? 0) / FULL)}
      />
    ))}
  </svg>
)
