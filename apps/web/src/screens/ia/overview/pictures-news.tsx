import { CircleAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useDevices } from '@/data'
import { useSitePictures } from '@/data/picture-works'
import { formatDateTime } from '@/text'
import { iaPictures } from '@/text/ia-pictures'
import { Skeleton } from '@/ui/skeleton'
import { picturesPath } from '../pictures/pictures-path.ts'
import { queueOf } from '../pictures/queue.ts'

const words = iaPictures.queue

/** What was read last, and which counters wait for a person. */
export const PicturesNews = () => {
  const { data, isError } = useSitePictures()
  const devices = useDevices().data
  if (data === undefined)
    return isError ? <p className="text-warn">{iaPictures.listFailed}</p> : <Skeleton className="h-5 w-2/3" />
  const [last] = data
  if (last === undefined) return <p>{words.nothingYet}</p>
  const { underWay, waiting } = queueOf(data)
  const nameOf = (id: string) => devices?.find((device) => device.id === id)?.name ?? id
  const [first] = waiting
  return (
    <>
      {first !== undefined && (
        <Link
          to={picturesPath(first.tool, first.device)}
          className="flex items-center gap-2 font-medium text-warn hover:underline"
        >
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          {words.waiting(waiting.length)}
        </Link>
      )}
      {underWay.length > 0 && <p role="status">{words.underWay(underWay.length)}</p>}
      <p>{words.last(nameOf(last.device), formatDateTime(Date.parse(last.at)))}</p>
    </>
  )
}
