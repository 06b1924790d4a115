import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type ErrorStateProps = {
  readonly title: string
  readonly children?: ReactNode
  readonly retryLabel: string
  readonly onRetry: () => void
  /** How much room above and below. */
  readonly className?: string | undefined
}

/** Says what failed and why, with a button to try again. */
export const ErrorState = ({ title, children, retryLabel, onRetry, className }: ErrorStateProps) => (
  <div role="alert">
    <EmptyState
      icon={CircleAlert}
      title={title}
      className={className}
      action={
        <Button variant="outline" onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </EmptyState>
  </div>
)
