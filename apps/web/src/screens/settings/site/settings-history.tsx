import { useDevices } from '@/data'
import { useAlarmSettingsHistory } from '@/data/alarm-settings'
import { formatDateTime, text } from '@/text'
import { siteSettings } from '@/text/alarm-settings'
import { CardSection } from '@/ui/card-section'
import { EmptyLine } from '@/ui/empty-line'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { MoreButton } from '@/widgets/page/more-button'
import { keyOf } from './draft.ts'
import { settingName, valuesWords } from './setting-words.ts'

const { history: words, anchors, byDefault } = siteSettings

/** Who changed which settings, and when, the newest first. */
export const SettingsHistory = () => (
  <CardSection id="historique" title={anchors.history} of={words.title} help={words.help}>
    <Entries />
  </CardSection>
)

const Entries = () => {
  const history = useAlarmSettingsHistory()
  const devices = useDevices().data
  if (history.data === undefined) {
    if (!history.isError) return <ListSkeleton />
    return <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void history.refetch()} />
  }
  const entries = history.data.pages.flat()
  if (entries.length === 0) return <EmptyLine>{words.empty}</EmptyLine>
  const nameOf = (id: string) => devices?.find((device) => device.id === id)?.name ?? id
  return (
    <>
      <ol className="divide-y divide-line border-line border-t">
        {entries.map(({ id, at, by, changes }) => (
          <li key={id} className="px-4 py-3 text-sm">
            <details>
              <summary className="touch cursor-pointer">
                <time dateTime={at} className="font-medium tabular-nums">
                  {formatDateTime(Date.parse(at))}
                </time>
                {` · ${by ?? words.unknown} · ${words.changes(changes.length)}`}
              </summary>
              <ul className="mt-2 flex flex-col gap-1.5 pl-4">
                {changes.map((change) => (
                  <li key={keyOf(change)} className="text-xs">
                    <span className="font-medium">{settingName(change, nameOf(change.device))}</span>
                    <span className="block text-muted">
                      {words.fromTo(
                        change.before === null ? byDefault : valuesWords(change, change.before),
                        change.after === null ? byDefault : valuesWords(change, change.after),
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
      <MoreButton pages={history} label={words.more} className="m-4" />
    </>
  )
}
