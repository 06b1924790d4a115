import { type Device, type DeviceId, MINUTE_MS } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useNow } from '@/data'
import { pumpsInto } from '@/widgets/assets/tank-network'
import { causeWords } from '@/widgets/site-state/cause-words'
import { SiteStateBanner } from '@/widgets/site-state/site-state'
import { useCauses } from '@/widgets/site-state/use-causes'
import { isPumpRest } from '../state/causes-at.ts'

const NONE_OFF: ReadonlySet<DeviceId> = new Set()
type TankStateProps = { readonly device: Device; readonly devices: readonly Device[] }

/** Of a tank that pumps fill: that all of them stand while they usually work, and what to do about it. */
export const TankState = ({ device, devices }: TankStateProps) => {
  const now = useNow(MINUTE_MS)
  const { causes } = useCauses(devices)
  const isFilled = useMemo(() => pumpsInto(device.id, devices, NONE_OFF).count > 0, [device, devices])
  const rest = isFilled ? causes.find(isPumpRest) : undefined
  if (rest === undefined) return null
  const { title, proof, to } = causeWords(rest, now)
  return <SiteStateBanner sentence={{ tone: rest.severity, text: title, also: proof }} causes={[]} alsoTo={to} />
}
