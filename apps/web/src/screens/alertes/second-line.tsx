import type { Alarm } from '@vigie/contracts/entities'
import { useNow } from '@/data'
import { alarmKey, useAlarmFlips } from '@/data/alarms'
import { alarmText } from '@/text/alarms'
import { cn } from '@/ui/cn'
import { AbnormalOf } from './abnormal-of.tsx'
import { FlipLine } from './flip-line.tsx'
import { isAnomaly, useSecondLine } from './row-words.ts'

/** So many flips of a key in a minute are chatter. */
const CHATTER = 3

/** On a phone what to do has the whole width, and what is known of it stands beside the act. */
const TO_DO = '@max-xl/alarms:col-span-2 @max-xl/alarms:col-start-2 @max-xl/alarms:row-start-2 @max-xl/alarms:mr-0'
const FIGURES = '@max-xl/alarms:col-start-2 @max-xl/alarms:row-start-3 @max-xl/alarms:self-center'
const BETWEEN = ' · '

/** What comes of it, what to do, and what is known of it; of a key that flips, how often. */
export const SecondLine = ({ alarm }: { readonly alarm: Alarm }) => {
  const flips = useAlarmFlips(alarmKey(alarm))
  const now = useNow(flips.length >= CHATTER ? 1_000 : 60_000)
  const { strong, toDo, plain } = useSecondLine(alarm, now)
  const isFound = isAnomaly(alarm)
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-xs @max-xl/alarms:contents @xl/alarms:col-start-3 @xl/alarms:row-start-2 @xl/alarms:self-start">
      {flips.length >= CHATTER ? (
        <span className={cn('flex min-w-0 items-center gap-1.5 text-xs', FIGURES)}>
          <FlipLine flips={flips} now={now} />
          <span className="truncate font-semibold">{alarmText.row.chatter(flips.length)}</span>
        </span>
      ) : (
        <span className="text-muted @max-xl/alarms:contents">
          {(strong !== null || toDo !== null) && (
            <span className={cn('text-ink', toDo !== null && 'mr-2', TO_DO)}>
              {strong !== null && <span className="font-semibold text-bad">{strong}</span>}
              {strong !== null && toDo !== null && BETWEEN}
              {toDo}
            </span>
          )}{' '}
          {(isFound || plain !== '') && (
            <span className={FIGURES}>
              {strong !== null && toDo === null && <span className="@max-xl/alarms:sr-only">{BETWEEN}</span>}
              {isFound && <AbnormalOf alarm={alarm} />}
              {isFound && plain !== '' && BETWEEN}
              {plain}
            </span>
          )}
        </span>
      )}
    </span>
  )
}
