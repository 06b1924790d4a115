import { type Alarm, type Device, isWaitingAlarm } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { useOpenAlarms } from '@/data'
import { heldOf } from '../held.ts'
import type { Box } from '../room.ts'
import { isWhole, overviewPlan, worthOf } from '../scenes/overview-plan.ts'
import { useOverview } from '../scenes/use-overview.ts'
import { AlarmPanel } from './alarm-panel.tsx'
import { Others, othersLines } from './others.tsx'
import { PANEL_FORMS, type PanelForm, panelPlan } from './panel-plan.ts'
import { SiteBeneath } from './site-beneath.tsx'
import { useHeldWords } from './use-held-words.ts'

type HeldSceneProps = {
  readonly alarm: Alarm
  readonly devices: readonly Device[]
  readonly box: Box
  /** below the banner of a lost link, which has the time of day */
  readonly isUnderBanner: boolean
  /** alarms of other sites of the wall; null: it has no other site */
  readonly elsewhere: readonly Alarm[] | null
}

/** What keeps the alarm, the site and the other alarms from each other, and the line of these, em. */
const GAP_EM = 0.5
const LINE_EM = 1.2

/** The alarm that holds the screen, as large as leaves the site its tanks and figures; the site; what waits besides. */
export const HeldScene = ({ alarm, devices, box, isUnderBanner, elsewhere }: HeldSceneProps) => {
  const open = useOpenAlarms()
  const words = useHeldWords(alarm, devices, { isStanding: box.isStanding, isAlone: elsewhere === null })
  const { sizes, things } = useOverview(devices, NONE, box)
  const others = useMemo(() => {
    const { stands } = heldOf(alarm, open, devices)
    return open.filter((other) => isWaitingAlarm(other) && !stands.has(other.id))
  }, [alarm, open, devices])
  const lines = othersLines(others, elsewhere ?? NONE, box)
  const left = box.rows - (lines === 0 ? 0 : GAP_EM + lines * LINE_EM) - GAP_EM
  const [largest, ...smaller] = (isUnderBanner || words.isOver ? PANEL_FORMS.slice(1) : PANEL_FORMS).map((form) => {
    const { rows } = panelPlan(form, words, box, !isUnderBanner)
    return { form, plan: overviewPlan({ ...box, rows: Math.max(0, left - rows) }, sizes, things) }
  })
  const form: PanelForm =
    largest === undefined
      ? 'line'
      : smaller.reduce(
          (best, one) => (isWhole(best.plan, things) || worthOf(one.plan) <= worthOf(best.plan) ? best : one),
          largest,
        ).form
  return (
    <div className="wall-scene">
      <AlarmPanel
        alarm={alarm}
        devices={devices}
        box={box}
        isUnderBanner={isUnderBanner}
        isAlone={elsewhere === null}
        form={form}
      />
      <SiteBeneath devices={devices} box={box} />
      <Others others={others} elsewhere={elsewhere ?? NONE} devices={devices} box={box} />
    </div>
  )
}

const NONE: readonly never[] = []
