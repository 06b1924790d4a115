import { text } from '@/text'
import { usePassed } from '@/ui/use-passed'

const { stale, slow } = text.shell.notifications

/** A reading that takes longer is told, ms. */
const PATIENCE_MS = 3_000

type ListAgeProps = { readonly hasFailed: boolean }

/** Stands above a list while it is read again: something may have happened that it does not hold. */
export const ListAge = ({ hasFailed }: ListAgeProps) => {
  const isLong = usePassed(PATIENCE_MS)
  if (!hasFailed && !isLong) return null
  return (
    <p role="status" className="border-line border-b bg-warn-soft px-4 py-2 text-warn text-xs">
      {hasFailed ? stale : slow}
    </p>
  )
}
