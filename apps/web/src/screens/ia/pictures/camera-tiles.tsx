import type { Device } from '@vigie/contracts/entities'
import { ScanLine } from 'lucide-react'
import { iaPictures as words } from '@/text/ia-pictures'
import { Button } from '@/ui/button'
import { TileCameras } from '@/widgets/camera/tile-camera'

type CameraTilesProps = {
  /** the device's own first */
  readonly cameras: readonly Device[]
  readonly own: Device | null
  /** the camera whose picture is being asked for; null: none */
  readonly pending: string | null
  readonly onTake: (camera: string) => void
}

/** What the cameras of the site last saw, each to be read by a press; where none is of the device, a person says which shows it. */
export const CameraTiles = (props: CameraTilesProps) => {
  const title = props.own === null ? words.otherCameras(props.cameras.length) : words.cameras
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-medium text-sm">{title}</h3>
      {props.own === null && <p className="text-muted text-sm">{words.noOwnCamera}</p>}
      <Tiles {...props} />
    </section>
  )
}

const Tiles = ({ cameras, own, pending, onTake }: CameraTilesProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
    {cameras.map((camera) => (
      <li key={camera.id} className="flex min-w-0 flex-col gap-1.5">
        <TileCameras members={[camera]} />
        <p className="text-sm leading-5">
          {camera.name}
          {camera.id === own?.id && <span className="text-muted">{` · ${words.ownCamera}`}</span>}
        </p>
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          aria-label={words.readCameraOf(camera.name)}
          disabled={pending !== null}
          pending={pending === camera.id}
          onClick={() => onTake(camera.id)}
        >
          <ScanLine aria-hidden />
          {words.readCamera}
        </Button>
      </li>
    ))}
  </ul>
)
