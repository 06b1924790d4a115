import { type Device, figureSpec } from '@vigie/contracts/entities'
import { text } from '@/text'
import { formatBare, formatFigure } from '../kpi/figure.ts'
import { useLeak } from '../leaks/leaks-provider.tsx'
import { Row } from './tile-rows.tsx'

/** The proof of a probable leak: what runs at night, against what did; nothing where there is none. */
export const LeakRow = ({ device }: { readonly device: Device }) => {
  const leak = useLeak(device.id)
  if (leak === undefined) return null
  return (
    <Row label={figureSpec('nightFlowM3h').shortName}>
      <span className="text-warn">{formatFigure(leak.flow, 'nightFlowM3h')}</span>
      <span className="font-normal text-muted">{` ${text.home.leak(formatBare(leak.before, 'nightFlowM3h'))}`}</span>
    </Row>
  )
}
