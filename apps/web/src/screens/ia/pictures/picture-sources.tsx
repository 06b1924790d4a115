import type { Device } from '@vigie/contracts/entities'
import { SENT_PICTURE_LIMITS, SENT_PICTURE_TYPES } from '@vigie/contracts/rest/analyst'
import { Camera, ImageUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { codeOf } from '@/data'
import type { usePictureActs } from '@/data/picture-works'
import { errors } from '@/text/errors'
import { iaPictures as words } from '@/text/ia-pictures'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { cn } from '@/ui/cn'
import { useMediaQuery } from '@/ui/use-media-query'
import { CameraTiles } from './camera-tiles.tsx'

const TYPES: readonly string[] = SENT_PICTURE_TYPES

type PictureSourcesProps = {
  readonly acts: Pick<ReturnType<typeof usePictureActs>, 'send' | 'take'>
  readonly cameras: readonly Device[]
  /** the one that shows the device; null: a person says which does */
  readonly own: Device | null
  /** no picture would be read now */
  readonly isBlocked: boolean
  /** why none would be, in words; null: not known (yet), or one would */
  readonly blocked: string | null
}

/** Where a picture comes from: a file, the phone's own camera, or a camera of the site. */
export const PictureSources = ({ acts: { send, take }, cameras, own, isBlocked, blocked }: PictureSourcesProps) => {
  const [flaw, setFlaw] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  // only there does a browser open a camera when asked for a picture
  const isTouched = useMediaQuery('(pointer: coarse)')
  const onFile = (file: File) => {
    const refusal =
      file.size > SENT_PICTURE_LIMITS.bytes
        ? words.flaws['too-heavy']
        : TYPES.includes(file.type)
          ? null
          : words.flaws['not-a-picture']
    setFlaw(refusal)
    if (refusal === null) send.mutate(file)
  }
  const failure = send.error ?? take.error
  const said = flaw ?? (failure === null ? null : sentenceOf(failure))
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [file] = event.dataTransfer.files
    if (file !== undefined && !isBlocked) onFile(file)
  }
  return (
    <div className={cn('grid min-w-0 gap-4', cameras.length > 0 && 'lg:grid-cols-2')}>
      <section
        aria-label={words.sourcesLabel}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        className={cn(
          'flex min-w-0 flex-col gap-3',
          !isTouched &&
            'items-center justify-center rounded-lg border border-line-strong/60 border-dashed bg-sunken/40 p-6 text-center',
          isOver && 'border-primary bg-water-soft/40',
        )}
      >
        <div className="flex flex-wrap items-center gap-2">
          {isTouched && (
            <FileButton
              label={words.takePhoto}
              icon={<Camera aria-hidden />}
              pending={send.isPending}
              onFile={onFile}
              disabled={isBlocked}
              capture
              primary
            />
          )}
          <FileButton
            label={words.upload}
            icon={<ImageUp aria-hidden />}
            pending={send.isPending}
            onFile={onFile}
            disabled={isBlocked}
            primary={!isTouched}
          />
        </div>
        {blocked !== null && <p className="text-sm text-warn">{blocked}</p>}
        <p className="text-muted text-xs">{isTouched ? words.accepted : `${words.drop} ${words.accepted}`}</p>
        {said !== null && <Alert tone="bad">{said}</Alert>}
      </section>
      {cameras.length > 0 && (
        <CameraTiles
          cameras={cameras}
          own={own}
          isBlocked={isBlocked}
          pending={take.isPending ? take.variables : null}
          onTake={(camera) => take.mutate(camera)}
        />
      )}
    </div>
  )
}

const sentenceOf = (error: unknown): string => {
  const code = codeOf(error)
  return code === null ? words.flaws.failed : errors[code]
}

type FileButtonProps = {
  readonly label: string
  readonly icon: React.ReactNode
  readonly pending: boolean
  readonly onFile: (file: File) => void
  readonly disabled: boolean
  readonly capture?: boolean
  readonly primary?: boolean
}

/** A button that opens the browser's chooser; on a phone `capture` opens its camera. */
const FileButton = ({ label, icon, pending, onFile, disabled, capture = false, primary = false }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // so that the same file may be chosen again
    target.value = ''
    if (file !== undefined) onFile(file)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        aria-label={label}
        accept={SENT_PICTURE_TYPES.join(',')}
        {...(capture ? { capture: 'environment' as const } : {})}
        onChange={onChange}
        disabled={disabled}
        tabIndex={-1}
        className="hidden"
      />
      <Button
        variant={primary ? 'primary' : 'outline'}
        pending={pending}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {icon}
        {pending && primary ? words.sending : label}
      </Button>
    </>
  )
}
