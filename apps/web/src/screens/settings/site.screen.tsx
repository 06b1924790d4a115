import { mayManageAlarms, maySetGoals } from '@vigie/contracts/entities'
import { Ban } from 'lucide-react'
import { useState } from 'react'
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
import { Goals } from './site/goals.tsx'
import { LeaveQuestion } from './site/leave-question.tsx'
import { Maintenance } from './site/maintenance.tsx'
import { SettingsHistory } from './site/settings-history.tsx'
import type { OnHeld } from './site/use-held-page.ts'

/** How the site is set, in sections with anchors: read by everybody, changed by its admins. */
export const SiteScreen = () => {
  const { userRole } = useAuth()
  const offered = useCapability('alarms')
  const hasGoals = useCapability('goals') === true
  const mayChange = mayManageAlarms(userRole)
  // one question for the whole page, whichever part of it holds
  const [holdsGoals, setHoldsGoals] = useState(false)
  const [holdsAlarms, setHoldsAlarms] = useState(false)
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
    ...(hasGoals ? [['objectifs', words.anchors.goals] as const] : []),
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
      <Settings mayChange={mayChange} onHeld={setHoldsAlarms} />
      {hasGoals && <Goals mayChange={maySetGoals(userRole)} onHeld={setHoldsGoals} />}
      <Maintenance mayChange={mayChange} />
      {mayChange && <SettingsHistory />}
      <LeaveQuestion isHeld={holdsGoals || holdsAlarms} />
    </SettingsFrame>
  )
}

const Settings = ({ mayChange, onHeld }: { readonly mayChange: boolean; readonly onHeld: OnHeld }) => {
  const { data, isError, refetch } = useAlarmSettings()
  if (data !== undefined) return <AlarmSettings body={data} mayChange={mayChange} onHeld={onHeld} />
  if (isError) return <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void refetch()} />
  return (
    <div aria-busy>
      <ListSkeleton />
    </div>
  )
}
