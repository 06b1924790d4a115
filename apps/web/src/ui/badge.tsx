import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from './cn.ts'

const style = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-md px-1.5 py-0.5 font-medium text-xs print:py-0 [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-muted',
        good: 'bg-good-soft text-good',
        warn: 'bg-warn-soft text-warn',
        bad: 'bg-bad-soft text-bad',
        unknown: 'bg-unknown-soft text-unknown',
        frozen: 'bg-frozen-soft text-frozen',
        accent: 'bg-accent-soft text-accent',
        water: 'bg-water-soft text-water',
        energy: 'bg-energy-soft text-energy',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

export type Tone = NonNullable<VariantProps<typeof style>['tone']>

type BadgeProps = ComponentProps<'span'> & { readonly tone?: Tone }

export const Badge = ({ className, tone, ...props }: BadgeProps) => (
  <span className={cn(style({ tone }), className)} {...props} />
)
