import type { Device } from '@vigie/contracts/entities'
import type { Box } from '../room.ts'
import { Overview } from '../scenes/overview.tsx'
import { useRowsOf } from '../use-rows-of.ts'

type SiteBeneathProps = { readonly devices: readonly Device[]; readonly box: Box }

/** The site in what an alarm leaves of the height: the power of every device first, then tanks and figures. */
export const SiteBeneath = ({ devices, box }: SiteBeneathProps) => {
  const [ref, rows] = useRowsOf()
  return (
    <div ref={ref} className="wall-room">
      {rows !== null && <Overview devices={devices} box={{ ...box, rows }} namesAlarms={false} />}
    </div>
  )
}
