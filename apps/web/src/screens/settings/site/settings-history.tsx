import type { GoalChange } from '@vigie/contracts/entities'
import { useCapability, useDevices, useSite } from '@/data'
import { useAlarmSettingsHistory } from '@/data/alarm-settings'
import { useGoalsHistory } from '@/data/goals'
import { siteSettings } from '@/text/alarm-settings'
import { goals } from '@/text/goals'
import { CardSection } from '@/ui/card-section'
import { ChangeLog } from './change-log.tsx'
import { goalChangeLine, goalChangesBrief } from './goal-change-words.ts'
import { Part } from './part.tsx'
import { settingName, valuesWords } from './setting-words.ts'

const { history: words, anchors, byDefault } = siteSettings

/** Who changed which goals and which settings of alarms, and when, the newest first. */
export const SettingsHistory = () => {
  const hasGoals = useCapability('goals') === true
  return (
    <CardSection id="historique" title={anchors.history} of={words.title} help={words.help}>
      {hasGoals && (
        <Part title={goals.title}>
          <GoalsLog />
        </Part>
      )}
      <Part title={siteSettings.title}>
        <SettingsLog />
      </Part>
    </CardSection>
  )
}

const useNames = () => {
  const devices = useDevices().data
  return (id: string): string => devices?.find((device) => device.id === id)?.name ?? id
}

const SettingsLog = () => {
  const nameOf = useNames()
  return (
    <ChangeLog
      history={useAlarmSettingsHistory()}
      empty={words.empty}
      briefOf={(changes) => words.changes(changes.length)}
      lineOf={(change) => ({
        name: settingName(change, nameOf(change.device)),
        before: change.before === null ? byDefault : valuesWords(change, change.before),
        after: change.after === null ? byDefault : valuesWords(change, change.after),
      })}
    />
  )
}

const GoalsLog = () => {
  const nameOf = useNames()
  const currency = useSite().data?.site.currency ?? ''
  const lineOf = (change: GoalChange) => goalChangeLine(change, nameOf, currency)
  return (
    <ChangeLog
      history={useGoalsHistory()}
      empty={goals.history.empty}
      briefOf={(changes) => goalChangesBrief(changes.map(lineOf))}
      lineOf={lineOf}
    />
  )
}
