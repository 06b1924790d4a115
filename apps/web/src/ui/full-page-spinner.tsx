import { Spinner } from './spinner.tsx'

/** A spinner in the middle of the window (R1.8). */
export const FullPageSpinner = ({ label }: { readonly label: string }) => (
  <div className="grid min-h-dvh place-items-center text-primary">
    <Spinner label={label} className="size-10" />
  </div>
)
