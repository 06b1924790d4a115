import { CHATTER_MS, type Flip } from '@/data/alarm-log'

const WIDTH = 72
const HEIGHT = 14

/** The last minute of a condition that comes and goes: high while it holds. The count stands beside it. */
export const FlipLine = ({ flips, now }: { readonly flips: readonly Flip[]; readonly now: number }) => {
  const x = (at: number) => Math.max(0, Math.min(WIDTH, WIDTH - ((now - at) / CHATTER_MS) * WIDTH))
  const y = (isOn: boolean) => (isOn ? 1.5 : HEIGHT - 1.5)
  const first = flips[0]
  if (first === undefined) return null
  const steps = flips.map(({ at, isOn }) => `H${x(at).toFixed(1)}V${y(isOn)}`).join('')
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} className="shrink-0">
      <path d={`M0 ${y(!first.isOn)}${steps}H${WIDTH}`} className="fill-none stroke-warn" strokeWidth="1.5" />
    </svg>
  )
}
