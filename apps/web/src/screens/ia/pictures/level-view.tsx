import type { LevelResult } from '@vigie/contracts/rest/analyst'
import { formatNumber, formatPercent, withUnit } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { Badge } from '@/ui/badge'

const words = iaPictures.level
const metres = (value: number) => withUnit(formatNumber(value, 2), 'm')

/** The level that a camera saw, or why none is told. */
export const LevelView = ({ result }: { readonly result: LevelResult }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2" data-level={result.state}>
    <Badge tone={result.state === 'measured' ? 'good' : 'warn'}>{words.states[result.state]}</Badge>
    {result.levelM !== null && (
      <span className="font-semibold text-lg tabular-nums">
        {words.of(metres(result.levelM), metres(Math.max(0.01, result.plusMinusM ?? 0)))}
      </span>
    )}
    {result.dark && result.levelM !== null && <Badge tone="warn">{words.dark}</Badge>}
    {result.levelM !== null && (
      <span className="text-muted text-sm">{words.agreement(formatPercent(result.agreement))}</span>
    )}
  </div>
)
