import type { LevelResult, PictureWork } from '@vigie/contracts/rest/analyst'
import { formatPercent } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { Badge } from '@/ui/badge'
import { isApart, metres, signedMetres } from './level-words.ts'

const words = iaPictures.level

type LevelViewProps = { readonly result: LevelResult; readonly stored: PictureWork['stored'] }

/** The level that a camera saw, or why none is told; what became of it, and what the tank's own sensor said. */
export const LevelView = ({ result, stored }: LevelViewProps) => {
  const { levelM, sensorM, fate } = result
  return (
    <div className="flex flex-col gap-2" data-level={result.state} data-fate={fate}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={result.state === 'measured' ? 'good' : 'warn'}>{words.states[result.state]}</Badge>
        {levelM !== null && (
          <span className="font-semibold text-lg tabular-nums">
            {words.of(metres(levelM), metres(Math.max(0.01, result.plusMinusM ?? 0)))}
          </span>
        )}
        {result.dark && levelM !== null && <Badge tone="warn">{words.dark}</Badge>}
        {levelM !== null && (
          <span className="text-muted text-sm">{words.agreement(formatPercent(result.agreement))}</span>
        )}
      </div>
      {levelM !== null && sensorM !== null && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm tabular-nums">
          {words.sensor(metres(sensorM), signedMetres(levelM - sensorM))}
          {isApart(result) && <Badge tone="warn">{words.apart}</Badge>}
        </p>
      )}
      {stored !== null && <p className="text-sm">{words.joined(metres(stored.value))}</p>}
      {words.fates[fate] !== null && <p className="text-muted text-sm">{words.fates[fate]}</p>}
    </div>
  )
}
