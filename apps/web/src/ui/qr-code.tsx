import { encode } from 'uqr'

type QrCodeProps = {
  readonly text: string
  /** what it is for; the text itself stands beside it for whoever cannot scan */
  readonly label: string
  readonly className: string
}

/** A text as a QR code: black on white whatever the theme, with the quiet zone that scanners need. */
export const QrCode = ({ text, label, className }: QrCodeProps) => {
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
