import { LoaderCircle } from 'lucide-react'
import { cn } from './cn.ts'

type SpinnerProps = {
  readonly className?: string
  /** Said aloud; without it the spinner is decoration of something already labelled. */
  readonly label?: string
}

export const Spinner = ({ className, label }: SpinnerProps) => {
  const icon = <LoaderCircle aria-hidden className={cn('size-5 animate-spin', className)} />
  return label === undefined ? icon : <output aria-label={label}>{icon}</output>
}
