import type { Alarm, Device } from '@vigie/contracts/entities'
import { Hourglass } from 'lucide-react'
import { PriorityMark } from '@/widgets/alarm/priority-mark'
import type { Box } from '../room.ts'
import { AlarmSubject } from './alarm-subject.tsx'
import { Clock } from './header.tsx'
import { type PanelForm, panelPlan } from './panel-plan.ts'
import { useHeldWords } from './use-held-words.ts'

type AlarmPanelProps = {
  readonly alarm: Alarm
  readonly devices: readonly Device[]
  readonly box: Box
  /** below the banner of a lost link, which has the time of day */
  readonly isUnderBanner: boolean
  /** no other site is shown, so that this one needs no name */
  readonly isAlone: boolean
  readonly form?: PanelForm
}

/**
 * The alarm that holds the upper half: what, how much, since when, and what happens if nobody moves. It gives way to the
 * tanks and the figures of the site; one that is over is told smaller and without its colour.
 */
export const AlarmPanel = ({ alarm, devices, box, isUnderBanner, isAlone, form = 'full' }: AlarmPanelProps) => {
  const words = useHeldWords(alarm, devices, { isStanding: box.isStanding, isAlone })
  const { title, name, consequence, priority, isOver, parts, subject, isSubjectNamed } = words
  const plan = panelPlan(form, words, box, !isUnderBanner)
  const { isBeside } = plan
  const lasts = (
    <p className="wall-alarm-since">
      <b>{parts.length}</b>
      <span>{form === 'line' ? parts.briefRest : parts.rest}</span> <b>{parts.asks}</b>
    </p>
  )
  return (
    <section
      className="wall-alarm"
      data-priority={priority}
      data-over={isOver || undefined}
      data-beside={isBeside || undefined}
      data-form={form}
    >
      <div className="wall-alarm-bar">
        <h1 style={{ fontSize: `${plan.titleEm}em` }}>
          <PriorityMark priority={priority} /> {title}
        </h1>
        {!isUnderBanner && <Clock note="" />}
      </div>
      <div className="wall-alarm-body">
        <div>
          <div className="wall-alarm-said">
            <p className="wall-alarm-name" style={{ fontSize: `${plan.nameEm}em` }}>
              {name}
            </p>
            {form === 'line' && lasts}
          </div>
          {consequence !== null && (
            <p className="wall-alarm-consequence" style={{ fontSize: `${plan.consequenceEm}em` }}>
              <Hourglass aria-hidden /> {consequence}
            </p>
          )}
          {form !== 'line' && isBeside && lasts}
        </div>
        {plan.hasSubject && subject !== null && <AlarmSubject device={subject} isNamed={isSubjectNamed} />}
      </div>
      {form !== 'line' && !isBeside && lasts}
    </section>
  )
}
