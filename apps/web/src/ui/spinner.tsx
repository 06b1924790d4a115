import { cx } from 'class-variance-authority'
import { LoaderCircle } from 'lucide-react'

type SpinnerProps = {
  /** Its size. */
  readonly className?: string
  /** Said aloud; without it the spinner is decoration of something already labelled. */
  readonly label?: string
}

export const Spinner = ({ className = 'size-5', label }: SpinnerProps) => {
  const icon = <LoaderCircle aria-hidden className={cx('animate-spin', className)} />
  return label === undefined ? icon : <output aria-label={label}>{icon}</output>
}
