import { common } from '@/text/common'
import { FullPageSpinner } from '@/ui/full-page-spinner'
import { Spinner } from '@/ui/spinner'

/** Holds the place of a screen in a layout while its code comes (R1.8). */
export const ContentSpinner = () => (
  <div className="grid min-h-[60dvh] place-items-center text-primary">
    <Spinner label={common.loading} className="size-8" />
  </div>
)

/** Holds the whole window while the code of a layout, or of a screen without one, comes (R1.8). */
export const WindowSpinner = () => <FullPageSpinner label={common.loading} />
