import type { AlarmAct } from '@vigie/machines/alarm-acts'
import { alarmSigns } from '@/text/alarm-signs'
import { toasts } from '@/ui/toast-store'

/** Says that acts which a closed tab had left behind were carried out now: nobody saw them leave. */
export const tellLeft = (acts: readonly AlarmAct[]): void => {
  const count = acts.reduce((sum, { ids }) => sum + ids.length, 0)
  const isAcknowledged = acts.every(({ order }) => order.act === 'acknowledge')
  toasts.show({ title: alarmSigns.left.sent(count, isAcknowledged), description: alarmSigns.left.help, tone: 'good' })
}
