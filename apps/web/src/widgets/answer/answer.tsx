import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import { cn } from '@/ui/cn'

type AnswerProps = {
  readonly icon: LucideIcon
  /** What is asked. */
  readonly title: string
  readonly value: string
  /** The unit, or what the value is out of. */
  readonly of?: string
  /** A line or two that make something of the value. */
  readonly children: ReactNode
  /** The same, drawn; absent: its place is kept beside answers that have one, null: there is none. */
  readonly drawing?: ReactNode
  /** red: to be acted on now, or without power; orange: of high priority; amber: to be looked into */
  readonly tone?: 'plain' | 'warn' | 'high' | 'bad'
  /** The place that tells more. */
  readonly to: To
}

/** One of the questions that a page answers at a glance. */
export const Answer = ({ icon: Icon, title, value, of, children, drawing, tone = 'plain', to }: AnswerProps) => (
  <Link
    to={to}
    className="flex min-w-0 flex-col border-line px-3 py-2 -outline-offset-2 hover:bg-hover max-lg:even:border-l max-lg:[&:nth-child(n+3)]:border-t sm:px-4 sm:py-2.5 lg:[&:not(:first-child)]:border-l"
  >
    <span className="flex items-center gap-1.5 font-medium text-muted text-sm">
      <Icon aria-hidden className="size-4 shrink-0" />
      {title}
    </span>
    <span
      className={cn(
        'flex flex-wrap items-baseline gap-x-1.5 font-semibold text-2xl leading-8 tracking-tight tabular-nums sm:text-[1.75rem] sm:leading-[2.125rem]',
        tone === 'warn' && 'text-warn',
        tone === 'high' && 'text-high',
        tone === 'bad' && 'text-bad',
      )}
    >
      {value}
      {of !== undefined && (
        <span className="font-medium text-muted text-xs leading-4 tracking-normal sm:text-sm">{of}</span>
      )}
    </span>
    <span className="text-xs sm:min-h-10 sm:text-sm sm:leading-5">{children}</span>
    {drawing !== null && (
      <span className="mt-auto block pt-2 max-sm:hidden print:hidden">{drawing ?? <span className="block h-3" />}</span>
    )}
  </Link>
)
