import { useAlarmNotice } from '@/actors/session-context'
import { latePart } from '@/widgets/late/late-part'

const NoticeCard = latePart(async () => (await import('./notice-card.tsx')).NoticeCard)

/** The notice of power cuts, drawn from the first one on: until then nothing of it is needed. */
export const AlarmNotice = () => {
  const devices = useAlarmNotice()
  return devices.length > 0 && <NoticeCard devices={devices} placeholder={null} failure={null} />
}
