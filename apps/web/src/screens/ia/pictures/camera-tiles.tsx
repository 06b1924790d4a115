import type { Device } from '@vigie/contracts/entities'
import { ScanLine } from 'lucide-react'
import { iaPictures as words } from '@/text/ia-pictures'
import { Button } from '@/ui/button'
import { TileCameras } from '@/widgets/camera/tile-camera'

type CameraTilesProps = {
  readonly cameras: readonly Device[]
  /** the one that shows the device; null: none is known to */
  readonly own: Device | null
  /** no picture would be read now */
  readonly isBlocked: boolean
  /** the camera whose picture is being asked for; null: none */
  readonly pending: string | null
  readonly onTake: (camera: string) => void
}

/** What the device's own camera last saw, to be read by a press; the other cameras of the site are folded below it. */
export const CameraTiles = (props: CameraTilesProps) => {
  const { cameras, own } = props
  const others = cameras.filter(({ id }) => id !== own?.id)
  return (
    <section aria-label={words.cameras} className="flex min-w-0 flex-col gap-3">
      {own === null ? (
        <p className="text-muted text-sm">{words.noOwnCamera}</p>
      ) : (
        <>
          <h3 className="font-medium text-sm">{words.cameras}</h3>
          <Tiles {...props} cameras={[own]} />
        </>
      )}
      {others.length > 0 && (
        <details>
          <summary className="touch cursor-pointer text-sm">
            {(own === null ? words.allCameras : words.otherCameras)(others.length)}
          </summary>
          <div className="mt-3">
            <Tiles {...props} cameras={others} />
          </div>
        </details>
      )}
    </section>
  )
}

const Tiles = ({ cameras, isBlocked, pending, onTake }: CameraTilesProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
    {cameras.map((camera) => (
      <li key={camera.id} className="flex min-w-0 flex-col gap-1.5">
        <TileCameras members={[camera]} />
        <p className="text-sm leading-5">{camera.name}</p>
        <Button
          variant="outline"
          size="sm"
          className="self-start"
          aria-label={words.readCameraOf(camera.name)}
          disabled={isBlocked || pending !== null}
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
