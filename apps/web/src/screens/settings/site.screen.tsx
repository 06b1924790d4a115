import { mayManageAlarms } from '@vigie/contracts/entities'
import { Ban } from 'lucide-react'
import { useAuth } from '@/actors/auth-context'
import { useCapability } from '@/data'
import { useAlarmSettings } from '@/data/alarm-settings'
import { text } from '@/text'
import { siteSettings as words } from '@/text/alarm-settings'
import { Alert } from '@/ui/alert'
import { EmptyState } from '@/ui/empty-state'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { SectionLinks } from '@/widgets/page/section-links'
import { useAnchor } from '@/widgets/page/use-anchor'
import { SettingsFrame } from './settings-frame.tsx'
import { AlarmSettings } from './site/alarm-settings.tsx'
import { Maintenance } from './site/maintenance.tsx'
import { SettingsHistory } from './site/settings-history.tsx'

/** How the site is set, in sections with anchors: read by everybody, changed by its admins. */
export const SiteScreen = () => {
  const { userRole } = useAuth()
  const offered = useCapability('alarms')
  const mayChange = mayManageAlarms(userRole)
  useAnchor()
  if (offered === false) {
    return (
      <SettingsFrame inColumns={false}>
        <EmptyState icon={Ban} title={text.common.unavailableOf(words.title)}>
          {words.unavailable}
        </EmptyState>
      </SettingsFrame>
    )
  }
  const sections = [
    ['alarmes', words.anchors.alarms],
    ['maintenance', words.anchors.maintenance],
    ...(mayChange ? [['historique', words.anchors.history] as const] : []),
  ] as const
  return (
    <SettingsFrame inColumns={false}>
      <div className="flex flex-wrap items-center gap-x-4 text-sm">
        <span className="text-muted">{words.onThisPage}</span>
        <SectionLinks sections={sections} />
      </div>
      {!mayChange && <Alert tone="info">{words.readOnly}</Alert>}
      <Settings mayChange={mayChange} />
      <Maintenance mayChange={mayChange} />
      {mayChange && <SettingsHistory />}
    </SettingsFrame>
  )
}

const Settings = ({ mayChange }: { readonly mayChange: boolean }) => {
  const { data, isError, refetch } = useAlarmSettings()
  if (data !== undefined) return <AlarmSettings body={data} mayChange={mayChange} />
  if (isError) return <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void refetch()} />
  return (
    <div aria-busy>
      <ListSkeleton />
    </div>
  )
}
