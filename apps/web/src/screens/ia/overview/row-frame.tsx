import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/ui/cn'

type RowFrameProps = {
  readonly to: string
  readonly icon: LucideIcon
  /** of the sign: something is lost, or something can be gained */
  readonly tone: 'warn' | 'good'
  readonly title: ReactNode
  /** since when, or how much was compared */
  readonly of: string
  /** what somebody can do about it */
  readonly act: string
  /** what it costs or gains, and how sure that is */
  readonly figure: string
  readonly interval: string | null
}

const TONES = { warn: 'bg-warn-soft text-warn', good: 'bg-good-soft text-good' } as const

/** One line of what was found, all of it a link to its evidence. */
export const RowFrame = ({ to, icon: Icon, tone, title, of, act, figure, interval }: RowFrameProps) => (
  <li>
    <Link
      to={to}
      className="group grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 px-4 py-3 hover:bg-hover md:grid-cols-[auto_minmax(0,1fr)_auto_auto] md:items-center md:px-5"
    >
      <span className={cn('grid size-9 place-items-center rounded-lg', TONES[tone])}>
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold text-sm group-hover:underline">{title}</span>
          <span className="text-muted text-xs tabular-nums">{of}</span>
        </span>
        <span className="mt-0.5 block text-sm">{act}</span>
      </span>
      <span className="col-start-2 min-w-0 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-2 md:col-start-3 md:text-right">
        <span
          className={cn('block tabular-nums', interval === null ? 'text-muted text-sm' : 'font-semibold text-base')}
        >
          {figure}
        </span>
        {interval !== null && (
          <span className="block whitespace-nowrap text-muted text-xs tabular-nums">{interval}</span>
        )}
      </span>
      <ChevronRight aria-hidden className="size-4 text-muted max-md:hidden" />
    </Link>
  </li>
)
