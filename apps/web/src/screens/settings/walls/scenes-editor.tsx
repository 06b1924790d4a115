import { type WallScene, wallSceneId } from '@vigie/contracts/entities'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { formatLength } from '@/text'
import { WALL_SCENE_NAMES } from '@/text/wall'
import { wallsText as words } from '@/text/walls'
import { cn } from '@/ui/cn'
import { inputStyle } from '@/ui/field'
import { IconButton } from '@/ui/icon-button'

const NEW_S = 15

type ScenesEditorProps = {
  readonly scenes: readonly WallScene[]
  /** over how many sites they are shown */
  readonly sites: number
  /** the scene of the preview */
  readonly shown: WallScene['id']
  readonly onShow: (scene: WallScene['id']) => void
  readonly onChange: (scenes: readonly WallScene[]) => void
}

/** Scenes of the rotation in their order, each with its time; then those that are left out. */
export const ScenesEditor = ({ scenes, sites, shown, onShow, onChange }: ScenesEditorProps) => {
  const chosen = scenes.map(({ id }) => id)
  const rows = [...chosen, ...wallSceneId.options.filter((id) => !chosen.includes(id))]
  const move = (from: number, to: number) => {
    const next = [...scenes]
    const [one] = next.splice(from, 1)
    if (one !== undefined) onChange(next.toSpliced(to, 0, one))
  }
  const totalS = sites * scenes.reduce((sum, { forS }) => sum + forS, 0)
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium text-sm">
        {words.scenes}{' '}
        <span className="font-normal text-muted text-xs">{words.round(formatLength(totalS * 1_000))}</span>
      </legend>
      {rows.map((id) => {
        const at = chosen.indexOf(id)
        const scene = scenes[at]
        const name = WALL_SCENE_NAMES[id]
        return (
          <div key={id} className="flex items-center gap-1 text-sm sm:gap-2">
            <input
              type="checkbox"
              aria-label={name}
              className="size-4 shrink-0 accent-primary"
              checked={scene !== undefined}
              disabled={scene !== undefined && scenes.length === 1}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...scenes, { id, forS: NEW_S }] : scenes.filter((one) => one.id !== id),
                )
              }
            />
            <button
              type="button"
              aria-pressed={shown === id}
              className="touch min-w-0 grow text-left aria-pressed:font-semibold"
              onClick={() => onShow(id)}
            >
              {name}
            </button>
            {scene !== undefined && (
              <>
                <input
                  type="number"
                  aria-label={`${name} : ${words.seconds}`}
                  className={cn(inputStyle, 'w-16 px-2 sm:w-20 sm:px-3')}
                  min={5}
                  max={3_600}
                  value={scene.forS}
                  onChange={(event) =>
                    onChange(scenes.map((one) => (one.id === id ? { id, forS: event.target.valueAsNumber || 5 } : one)))
                  }
                />
                <span aria-hidden className="text-muted text-xs">
                  s
                </span>
                <IconButton label={words.up(name)} disabled={at === 0} onClick={() => move(at, at - 1)}>
                  <ArrowUp />
                </IconButton>
                <IconButton
                  label={words.down(name)}
                  disabled={at === scenes.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowDown />
                </IconButton>
              </>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
