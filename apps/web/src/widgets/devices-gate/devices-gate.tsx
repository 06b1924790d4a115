import type { Device } from '@vigie/contracts/entities'
import { CircleOff } from 'lucide-react'
import { type ReactNode, useDeferredValue } from 'react'
import { refusalOf, useCapability, useDevices } from '@/data'
import { text } from '@/text'
import { readErrorOf } from '@/text/read-errors'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { Reading } from '../late/reading.tsx'

type DevicesGateProps = {
  readonly skeleton: ReactNode
  /** Wraps the message when the devices cannot be shown. */
  readonly failure?: (reason: ReactNode) => ReactNode
  /** Another part of the screen says why the devices are not there yet. */
  readonly quiet?: boolean
  readonly children: (devices: readonly Device[]) => ReactNode
}

/** Renders its children with the devices of the site; a skeleton until they are read, a message when they cannot be. */
export const DevicesGate = ({ skeleton, failure = (reason) => reason, quiet = false, children }: DevicesGateProps) => {
  const devices = useDevices()
  // what is drawn from a list comes in slices between which the page can answer
  const list = useDeferredValue(devices.data)
  const offered = useCapability('devices')
  const { home, common } = text
  if (offered === false) {
    return failure(
      <EmptyState icon={CircleOff} title={common.unavailableOf(home.unavailableTitle)}>
        {home.unavailableHelp}
      </EmptyState>,
    )
  }
  if (list !== undefined) return children(list)
  const refusal = refusalOf(devices.error)
  if (!devices.isError)
    return quiet ? skeleton : <Reading query={devices} what={home.what} skeleton={skeleton} alone={failure} />
  return failure(
    <ErrorState title={home.errorTitle} retryLabel={common.retry} onRetry={() => void devices.refetch()}>
      {refusal === null ? home.errorHelp : readErrorOf(refusal)}
    </ErrorState>,
  )
}
