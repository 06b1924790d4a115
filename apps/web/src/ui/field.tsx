import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type FieldProps = {
  readonly label: string
  readonly hint?: ReactNode
  /** One sentence that says what to do; marks the field as invalid. */
  readonly error?: string | undefined
  readonly className?: string
}

export const inputStyle =
  'touch h-10 w-full min-w-0 rounded-lg border border-line-strong bg-surface px-3 text-ink text-sm placeholder:text-muted disabled:opacity-60 aria-invalid:border-bad'

type FieldFrameProps = FieldProps & { readonly id: string; readonly children: ReactNode }

/** Label above, hint or error below; the control's `aria-describedby` is `describedBy(id, …)`. */
export const FieldFrame = ({ id, label, hint, error, className, children }: FieldFrameProps) => (
  <div className={cx('flex flex-col gap-1.5', className)}>
    <label htmlFor={id} className="font-medium text-sm">
      {label}
    </label>
    {children}
    {hint !== undefined && error === undefined && (
      <p id={`${id}-hint`} className="text-muted text-xs">
        {hint}
      </p>
    )}
    {error !== undefined && (
      <p id={`${id}-error`} role="alert" className="font-medium text-bad text-xs">
        {error}
      </p>
    )}
  </div>
)

/** Props that tie a control to its hint or error. */
export const describedBy = (id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) => {
  if (error !== undefined) return { 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const
  return hint === undefined ? {} : { 'aria-describedby': `${id}-hint` }
}
