import { type Figure, type FigureId, unitOf } from '@vigie/contracts/entities'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { cn } from '@/ui/cn'
import { changeOf, formatBare } from '@/widgets/kpi/figure'
import { COURSE_KEYS, type CourseLook } from './course-model.ts'

type HeadlineProps = {
  readonly name: string
  readonly look?: CourseLook
  readonly value: string
  readonly unit: string
  /** Below it: how it compares. */
  readonly children: ReactNode
  readonly to?: string
}

/** A main figure above a course, with the swatch of its curve. */
export const Headline = ({ name, look, value, unit, children, to }: HeadlineProps) => (
  <div className="min-w-0">
    <dt className="flex min-w-0 items-center gap-1.5 text-muted text-xs">
      {look !== undefined && <span aria-hidden className={cn('w-3.5 shrink-0', COURSE_KEYS[look])} />}
      {to === undefined ? (
        name
      ) : (
        <Link to={to} className="min-w-0 hover:underline">
          {name}
        </Link>
      )}
    </dt>
    <dd className="whitespace-nowrap font-semibold text-lg leading-6 tracking-tight tabular-nums">
      {value}
      {unit !== '' && <span className="font-medium text-muted text-sm tracking-normal">{`\u00a0${unit}`}</span>}
    </dd>
    <dd className="min-h-4 text-muted text-xs tabular-nums">{children}</dd>
  </div>
)

type FigureHeadlineProps = Pick<HeadlineProps, 'name' | 'look' | 'to'> & {
  readonly id: FigureId
  readonly figure: Figure
  /** what its change is against, in words */
  readonly compared: string
  /** below that: what it aims at */
  readonly children?: ReactNode
}

/** The same, of a figure of the period. */
export const FigureHeadline = ({ id, figure, compared, children, ...props }: FigureHeadlineProps) => (
  <Headline {...props} value={formatBare(figure.value, id)} unit={unitOf(id, '')}>
    {changeWords(figure, id, compared)}
    {children}
  </Headline>
)

/** « +4,6 % sur la veille »; empty where there is nothing to compare. */
export const changeWords = (figure: Figure, id: FigureId, compared: string): string => {
  const change = changeOf(figure, id)
  return change === null ? '' : `${change.words} ${compared}`
}
