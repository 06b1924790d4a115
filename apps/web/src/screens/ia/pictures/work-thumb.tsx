import type { PictureWork } from '@vigie/contracts/rest/analyst'
import { ImageOff, LoaderCircle } from 'lucide-react'
import { useState } from 'react'
import { useWorkPicture } from '@/data/picture-works'
import { formatDateTime, text } from '@/text'
import { iaPictures as words } from '@/text/ia-pictures'
import { Dialog, DialogBody } from '@/ui/dialog'
import { InView } from '@/ui/in-view'
import { Skeleton } from '@/ui/skeleton'
import { useObjectUrl } from '@/ui/use-object-url'
import { WorkPhoto } from './work-photo.tsx'

const SIZE = 'size-20 shrink-0 rounded-lg sm:size-28'

type WorkThumbProps = { readonly work: PictureWork; readonly isUnderWay: boolean }

/** The picture of a reading, small; pressed, it is shown whole. One that is still read, or was never kept, has a sign. */
export const WorkThumb = ({ work, isUnderWay }: WorkThumbProps) => {
  if (work.state !== 'done') {
    const Icon = isUnderWay ? LoaderCircle : ImageOff
    return (
      <span className={`${SIZE} grid place-items-center bg-sunken text-muted`}>
        <Icon aria-hidden className="size-6" />
      </span>
    )
  }
  return (
    <InView className={SIZE} placeholder={<Skeleton className="size-full" />}>
      <Kept work={work} />
    </InView>
  )
}

const Kept = ({ work }: { readonly work: PictureWork }) => {
  const [isOpen, setOpen] = useState(false)
  const picture = useWorkPicture(work.id, 'photo', true)
  const url = useObjectUrl(picture.data)
  const moment = formatDateTime(Date.parse(work.at))
  return (
    <>
      <button
        type="button"
        aria-label={words.seePhotoOf(moment)}
        onClick={() => setOpen(true)}
        className="grid size-full place-items-center overflow-hidden rounded-lg border border-line bg-sunken text-muted hover:border-primary"
      >
        {url !== null ? (
          <img src={url} alt="" className="size-full object-cover" />
        ) : picture.isError ? (
          <ImageOff aria-hidden className="size-6" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={words.photoOf(moment)}
        closeLabel={text.common.close}
        className="sm:max-w-4xl"
      >
        <DialogBody>
          <WorkPhoto
            id={work.id}
            file="photo"
            alt={words.photoAlt}
            line={work.result?.tool === 'level' ? work.result.line : null}
          />
        </DialogBody>
      </Dialog>
    </>
  )
}
