import type { AlarmNoticeSnapshot } from './alarm-notice.machine.ts'

/** Devices whose power cut nobody has seen here; none: nothing is shown. */
export const alarmNoticeView = ({ context }: AlarmNoticeSnapshot): readonly string[] => context.devices
