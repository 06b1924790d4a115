import { mayActOnAlarms, mayManageAlarms } from '@vigie/contracts/entities'
import { Ban } from 'lucide-react'
import { useAuth } from '@/actors/auth-context'
import { useCapability, useDevices } from '@/data'
import { text } from '@/text'
import { alarmText } from '@/text/alarms'
import { EmptyState } from '@/ui/empty-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { Reading } from '@/widgets/late/reading'
import { PageFrame } from '@/widgets/page/page-frame'
import { AlarmCentre } from './alarm-centre.tsx'
import { AlarmPages } from './alarm-pages.tsx'

/** The alarms of the site: what is to acknowledge first, live, under the keys of the keyboard (R11). */
export const AlertesScreen = () => {
  const { userRole } = useAuth()
  const offered = useCapability('alarms')
  const devices = useDevices()
  if (offered === false) {
    return (
      <PageFrame title={alarmText.title} above={<AlarmPages />} withPeriod={false}>
        <EmptyState icon={Ban} title={text.common.unavailableOf(alarmText.title)}>
          {alarmText.unavailable}
        </EmptyState>
      </PageFrame>
    )
  }
  if (devices.data === undefined && !devices.isError) {
    return (
      <PageFrame title={alarmText.title} above={<AlarmPages />} withPeriod={false}>
        <Reading query={devices} what={text.home.what} skeleton={<ListSkeleton />} />
      </PageFrame>
    )
  }
  return (
    <AlarmCentre devices={devices.data ?? []} mayAct={mayActOnAlarms(userRole)} mayManage={mayManageAlarms(userRole)} />
  )
}
