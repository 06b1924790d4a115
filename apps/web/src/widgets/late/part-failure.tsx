import { common } from '@/text/common'
import { pages } from '@/text/pages'
import { ErrorState } from '@/ui/error-state'

/** Stands in the place of a part of a screen that could not be shown. */
export const PartFailure = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState title={pages.partFailure} retryLabel={common.retry} onRetry={onRetry} className="py-4" />
)
