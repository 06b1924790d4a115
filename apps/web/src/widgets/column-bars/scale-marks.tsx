import { formatNumber } from '@/text'
import { decimalsFor } from './scale.ts'

/** The figures of an axis from its top to zero, each centred on its line; its parent spreads them. */
export const ScaleFigures = ({ top }: { readonly top: number }) =>
  [top, top / 2, 0].map((value) => (
    <span key={value} className="-my-2 leading-4">
      {formatNumber(value, value === 0 ? 0 : decimalsFor(top))}
    </span>
  ))

/** The lines of those figures, zero drawn stronger; their parent spreads them. */
export const ScaleLines = () => (
  <>
    <span className="border-line border-t" />
    <span className="border-line border-t" />
    <span className="border-line-strong border-t" />
  </>
)
