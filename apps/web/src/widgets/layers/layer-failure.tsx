import { createPortal } from 'react-dom'
import { retryLateCode } from '../late/late-code.ts'
import { PartFailure } from '../late/part-failure.tsx'

/**
 * Stands for what opens over the page while its code cannot come, below the header that its button is in; pressed again the
 * button takes it away. It needs no further code, as a toast would.
 */
export const LayerFailure = () =>
  createPortal(
    <div className="fixed inset-x-2 top-14 z-50 rounded-xl border border-line bg-raised px-4 text-ink shadow-lg sm:left-auto sm:w-96">
      <PartFailure onRetry={retryLateCode} />
    </div>,
    document.body,
  )
