import { cn } from '@/ui/cn'

type SparklineProps = { readonly values: readonly (number | null)[]; readonly tone: 'water' | 'energy' | 'grid' }

/** Grey is what is bought from the grid, amber the sun and money. */
const FILLS = { water: 'fill-water/55', energy: 'fill-energy-fill/70', grid: 'fill-line-strong/80' } as const
const WIDTH = 72
const HEIGHT = 24

/** How a figure went over its period, as small bars: decoration beside the figure itself. */
export const Sparkline = ({ values, tone }: SparklineProps) => {
  const most = values.reduce<number>((max, value) => Math.max(max, value ?? 0), 0)
  if (most <= 0 || values.length < 2) return null
  const step = WIDTH / values.length
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      className={cn('mb-1 h-6 w-18 min-w-0 shrink', FILLS[tone])}
      preserveAspectRatio="none"
    >
      {values.map((value, index) => {
        const height = Math.max(value === null ? 0 : 1, (HEIGHT * Math.max(0, value ?? 0)) / most)
        return (
          <rect
            key={index}
            x={index * step}
            y={HEIGHT - height}
            width={Math.max(0.5, step - Math.min(1, step / 4))}
            height={height}
          />
        )
      })}
    </svg>
  )
}
