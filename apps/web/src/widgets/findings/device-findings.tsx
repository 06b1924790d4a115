import { type Device, type DeviceId, isActiveAlarm, isSuspendedAlarm } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { useDeviceStatus, useOpenAlarms } from '@/data'
import { useFindings } from '@/data/findings'
import { findingPath } from '@/paths'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Alert } from '@/ui/alert'
import { amountsOf } from './amount.ts'
import { findingsAbout } from './anomaly-words.ts'
import { alarmOfFinding } from './finding-alarm.ts'
import { formatFindingMoment } from './finding-moment.ts'

type DeviceFindingsProps = { readonly device: Device; readonly nameOf: (device: DeviceId) => string | undefined }

/**
 * What the analyst found about a device that lasts, with the way to its evidence; a leak is told with its nights, and what
 * has an alarm, suspended by a cut or not, is told by that. Beside a cut it is quiet.
 */
export const DeviceFindings = ({ device, nameOf }: DeviceFindingsProps) => {
  const isCut = useDeviceStatus(device.id)?.powered === false
  const alarms = useOpenAlarms().filter((alarm) => isActiveAlarm(alarm) || isSuspendedAlarm(alarm))
  const found = findingsAbout(useFindings().data?.findings ?? [], device.id).filter(
    (finding) => alarmOfFinding(finding, alarms) === undefined,
  )
  return found.map((finding) => {
    const { id, kind, since } = finding
    const other = finding.device === device.id ? undefined : nameOf(finding.device)
    return (
      <Alert
        key={id}
        tone={isCut ? 'quiet' : 'warn'}
        title={`${words.kinds[kind]}${other === undefined ? '' : `, ${other}`}, ${words.since(formatFindingMoment(kind)(since))}`}
        action={
          <Link to={findingPath(id)} className="touch whitespace-nowrap font-medium underline underline-offset-2">
            {words.toFinding}
          </Link>
        }
      >
        {words.why[kind](...amountsOf(finding))}
      </Alert>
    )
  })
}
