import { type Alarm, type AlarmCommonCause, hasNoPower } from '@vigie/contracts/entities'
import { Link } from 'react-router-dom'
import { alarmPath } from '@/paths'
import { alarmDetailText as words } from '@/text/alarm-detail'
import { usePower } from '@/widgets/site-state/use-power'
import { commonCutWords, useCommonInView } from './common-cut.ts'
import { useAlarms } from './context.ts'
import { Part } from './detail-part.tsx'
import { alarmName } from './row-words.ts'

type DetailCauseProps = {
  readonly alarm: Alarm
  /** what the server says that it shares with others; undefined: it has not answered */
  readonly common: AlarmCommonCause | null | undefined
}

/** From what an alarm follows, with the way there, and what it has in common with others; nothing where neither is known. */
export const DetailCause = ({ alarm, common }: DetailCauseProps) => {
  const { alarmOf, nameOf, devices } = useAlarms()
  const power = usePower(devices)
  const inView = useCommonInView(alarm)
  const shared = common === undefined ? inView : common
  // of several cuts the one that was heard of first is no cause: what supplies the others is, where it is known
  const origin = alarm.condition === 'power-off' ? (common?.source?.alarm ?? null) : alarm.cause
  const known = origin === null || origin === alarm.id ? undefined : alarmOf(origin)
  if (shared === null && known === undefined) return null
  const isGeneral = shared !== null && hasNoPower(power, devices.length) && shared.lasting >= power.told
  const source = shared?.source == null ? null : nameOf(shared.source.device)
  return (
    <Part title={words.cause}>
      {known !== undefined && (
        <p className="text-sm">
          {words.followsFrom}
          <Link to={alarmPath(known.id)} className="text-primary underline underline-offset-2">
            {alarmName(known, nameOf)}
          </Link>
        </p>
      )}
      {shared !== null && (
        <p className="text-sm">
          {commonCutWords({ ...shared, source, isGeneral })}
          {origin === alarm.id && <span className="block text-muted">{words.isSource}</span>}
        </p>
      )}
    </Part>
  )
}
