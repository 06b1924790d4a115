import type { AlarmAct } from '@vigie/machines/alarm-acts'
import { alarmText } from '@/text/alarms'
import { toasts } from '@/ui/toast-store'

/** Says that acts which a closed tab had left behind were carried out now: nobody saw them leave. */
export const tellLeft = (acts: readonly AlarmAct[]): void => {
  const count = acts.reduce((sum, { ids }) => sum + ids.length, 0)
  const isAcknowledged = acts.every(({ order }) => order.act === 'acknowledge')
  toasts.show({ title: alarmText.leftSent(count, isAcknowledged), description: alarmText.leftHelp, tone: 'good' })
}
