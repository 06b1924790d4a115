import { CircleCheck, CircleDashed, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '@/ui/cn'
import { Parted } from './parted.tsx'

/** How a sentence on a period is meant: kept to, not kept to, or not judged. */
export const HEADLINE_SIGNS = {
  good: { icon: CircleCheck, ink: 'text-good' },
  warn: { icon: TriangleAlert, ink: 'text-warn' },
  unknown: { icon: CircleDashed, ink: 'text-muted' },
} as const

type HeadlineLineProps = {
  readonly icon: LucideIcon
  /** the colour of the icon, a class */
  readonly ink: string
  /** its parts as `sentenceOf` joins them */
  readonly words: string
  /** what the sentence rests on */
  readonly children: ReactNode
}

/** The sentence that a screen begins with, beside its sign, and what it rests on below. */
export const HeadlineLine = ({ icon: Icon, ink, words, children }: HeadlineLineProps) => (
  <div className="flex items-start gap-3">
    <Icon aria-hidden className={cn('mt-1 size-7 shrink-0 max-sm:size-6', ink)} />
    <div className="flex min-w-0 flex-col gap-1">
      <p className="text-balance font-semibold text-[1.1875rem] leading-6 tracking-tight sm:text-[1.375rem] sm:leading-[1.875rem]">
        <Parted text={words} />
      </p>
      {children}
    </div>
  </div>
)
