import { dashboard } from '@/text/dashboard'
import { cn } from '@/ui/cn'

const { availability: words } = dashboard

/** How much of a stretch had power, in four steps: told by how far the mark fills its cell, and by colour. */
export type Level = keyof typeof words.levels
const LEVELS = ['full', 'slight', 'partial', 'poor'] as const satisfies readonly Level[]
const SLIGHT = 0.99
const PARTIAL = 0.9

/** @param share of the time under power, 0 to 1 */
export const levelOf = (share: number): Level =>
  share >= 1 ? 'full' : share >= SLIGHT ? 'slight' : share >= PARTIAL ? 'partial' : 'poor'

const MARKS: Record<Level, string> = {
  full: 'h-full bg-good/25',
  slight: 'h-1/3 bg-warn/60',
  partial: 'h-2/3 bg-warn',
  poor: 'h-full bg-bad',
}

/** One cell's mark: the fuller, the longer without power; pale and whole when there was no outage. Decoration beside words. */
export const LevelMark = ({ level, className }: { readonly level: Level | null; readonly className?: string }) => (
  <span aria-hidden className={cn('flex items-end overflow-hidden rounded-xs bg-sunken print:border', className)}>
    {level !== null && <span className={cn('w-full', MARKS[level])} />}
  </span>
)

export const LevelLegend = () => (
  <ul aria-label={words.legend} className="flex flex-wrap justify-end gap-x-3 gap-y-1 text-2xs text-muted">
    {LEVELS.map((level) => (
      <li key={level} className="flex items-center gap-1.5 whitespace-nowrap">
        <LevelMark level={level} className="size-3.5" />
        {words.levels[level]}
      </li>
    ))}
  </ul>
)
