import { cva, cx, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, type LucideIcon, Snowflake, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const style = cva('flex items-start gap-2.5 rounded-lg border px-3 py-2.5 text-sm', {
  variants: {
    tone: {
      info: 'border-water/30 bg-water-soft text-water',
      good: 'border-good/30 bg-good-soft text-good',
      warn: 'border-warn/30 bg-warn-soft text-warn',
      bad: 'border-bad/30 bg-bad-soft text-bad',
      frozen: 'border-frozen/30 bg-frozen-soft text-frozen',
      /** beside something graver */
      quiet: 'border-line bg-sunken text-muted',
    },
  },
})

type AlertTone = NonNullable<VariantProps<typeof style>['tone']>
const ICONS = {
  info: Info,
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  frozen: Snowflake,
  quiet: Info,
} satisfies Record<AlertTone, unknown>

type AlertProps = {
  readonly tone: AlertTone
  /** in place of the sign of the tone */
  readonly icon?: LucideIcon
  readonly title?: string
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly className?: string
}

/** A sentence that must not be missed; read aloud when it appears. */
export const Alert = ({ tone, icon: Icon = ICONS[tone], title, children, action, className }: AlertProps) => {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={cx(style({ tone }), className)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 grow">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div className="text-ink">{children}</div>}
      </div>
      {action}
    </div>
  )
}
