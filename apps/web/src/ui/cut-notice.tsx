import { Unplug } from 'lucide-react'
import type { ReactNode } from 'react'
import { Alert } from './alert.tsx'

type CutNoticeProps = {
  readonly children: ReactNode
  /** something above it says the same loudly */
  readonly isQuiet?: boolean
}

/** Without power, above figures that a cut of this moment concerns: with the sign of `CutSign`. */
export const CutNotice = ({ children, isQuiet = false }: CutNoticeProps) => (
  <Alert tone={isQuiet ? 'quiet' : 'bad'} icon={Unplug}>
    {children}
  </Alert>
)
