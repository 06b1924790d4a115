import { type Device, figureSpec } from '@vigie/contracts/entities'
import { leak as words } from '@/text/leak'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { useLeak } from '../leaks/leaks-provider.tsx'
import { Row } from './tile-rows.tsx'

/** The proof of a probable leak: what ran in the last night, against usual ones; nothing where there is none. */
export const LeakRow = ({ device }: { readonly device: Device }) => {
  const leak = useLeak(device.id)
  if (leak === undefined) return null
  return (
    <Row label={figureSpec('nightFlowM3h').shortName}>
      <span className="text-warn">{formatFigure(leak.flow, 'nightFlowM3h')}</span>
      <span className="font-normal text-muted">{` ${words.usual(formatBare(leak.usual, 'nightFlowM3h'))}`}</span>
    </Row>
  )
}
