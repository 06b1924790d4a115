import type { Alarm } from '@vigie/contracts/entities'
import { CONDITION_MEANINGS } from '@/text/alarm-lines'
import { Anomaly } from '@/widgets/findings/anomaly'

/** What is abnormal about the device of an alarm, in words. */
export const AbnormalOf = ({ alarm }: { readonly alarm: Alarm }) => {
  const meaning = CONDITION_MEANINGS[alarm.condition]
  return <Anomaly device={alarm.device} condition={alarm.condition} placeholder={'\u00a0'} failure={meaning} />
}
