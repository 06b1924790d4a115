import { useFindings } from '@/data/findings'
import { formatDateTime } from '@/text'
import { iaEfficiency as words } from '@/text/ia-efficiency'
import { Skeleton } from '@/ui/skeleton'

/** What is watched as it comes, and until when it has been judged. */
export const WatchNews = () => {
  const { data, isPending } = useFindings()
  if (isPending) return <Skeleton className="h-5 w-2/3" />
  if (data?.live == null) return null
  const { watched, learning, until } = data.live
  return (
    <>
      <p>{words.watched(watched, learning)}</p>
      <p className="text-muted">{words.judgedUntil(formatDateTime(until))}</p>
    </>
  )
}
