import { formatDateTime, text } from '@/text'
import { siteSettings } from '@/text/alarm-settings'
import { EmptyLine } from '@/ui/empty-line'
import { ErrorState } from '@/ui/error-state'
import { ListSkeleton } from '@/ui/list-skeleton'
import { MoreButton } from '@/widgets/page/more-button'

const { history: words } = siteSettings

type Entry<Change> = {
  readonly id: string
  readonly at: string
  readonly by: string | null
  readonly changes: readonly Change[]
}

/** What changed, and what it was and became. */
export type ChangeLine = { readonly name: string; readonly before: string; readonly after: string }

type ChangeLogProps<Change> = {
  readonly history: Parameters<typeof MoreButton>[0]['pages'] & {
    readonly data: { readonly pages: readonly (readonly Entry<Change>[])[] } | undefined
    readonly isError: boolean
    readonly refetch: () => Promise<unknown>
  }
  readonly empty: string
  /** what is said of changes made together while they are folded */
  readonly briefOf: (changes: readonly Change[]) => string
  readonly lineOf: (change: Change) => ChangeLine
}

/** Who changed what, and when, the newest first; each opens to what it was and what it became. */
export const ChangeLog = <Change,>({ history, empty, briefOf, lineOf }: ChangeLogProps<Change>) => {
  if (history.data === undefined) {
    if (!history.isError) return <ListSkeleton />
    return <ErrorState title={words.failed} retryLabel={text.common.retry} onRetry={() => void history.refetch()} />
  }
  const entries = history.data.pages.flat()
  if (entries.length === 0)
    return (
      <div className="pt-3">
        <EmptyLine>{empty}</EmptyLine>
      </div>
    )
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
                {` · ${by ?? words.unknown} · ${briefOf(changes)}`}
              </summary>
              <ul className="mt-2 flex flex-col gap-1.5 pl-4">
                {changes.map(lineOf).map(({ name, before, after }) => (
                  <li key={name} className="text-xs">
                    <span className="font-medium">{name}</span>
                    <span className="block text-muted">{words.fromTo(before, after)}</span>
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
