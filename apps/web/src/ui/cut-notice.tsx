import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'

/** Without power, above figures that a cut of this moment concerns: with the sign of `CutSign`. */
export const CutNotice = ({ children }: { readonly children: ReactNode }) => (
  <Alert tone="bad" icon={Unplug}>
    {children}
  </Alert>
)
