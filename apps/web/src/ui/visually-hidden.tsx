import type { ComponentProps } from 'react'

/** Read by screen readers, seen by nobody. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span className="sr-only" {...props} />
