import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  readonly icon: LucideIcon
  readonly title: string
  /** What to do about it. */
  readonly children?: ReactNode
  readonly action?: ReactNode
  /** How much room above and below. */
  readonly className?: string | undefined
}

export const EmptyState = ({ icon: Icon, title, children, action, className = 'py-12' }: EmptyStateProps) => (
  <div className={cx('flex flex-col items-center gap-2 px-6 text-center', className)}>
    <Icon aria-hidden className="size-9 text-muted" strokeWidth={1.5} />
    <p className="font-semibold text-base">{title}</p>
    {children !== undefined && <div className="max-w-prose text-muted text-sm">{children}</div>}
    {action !== undefined && <div className="mt-2">{action}</div>}
  </div>
)
