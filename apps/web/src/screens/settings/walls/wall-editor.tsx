import { alarmPriority, tidy, type Wall, type WallScene, type WallSettings } from '@vigie/contracts/entities'
import { useState } from 'react'
import { useChangeWall, useOrderWall } from '@/data/walls'
import { PRIORITY_NAMES } from '@/text/alarms'
import { wallsText as words } from '@/text/walls'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Select } from '@/ui/select'
import { TextField } from '@/ui/text-field'
import { capPxOf } from '@/wall/room'
import { Section } from '../section.tsx'
import { ScenesEditor } from './scenes-editor.tsx'
import { SitesEditor } from './sites-editor.tsx'
import { WallPreview } from './wall-preview.tsx'

/** A screen whose size is not known. */
export const FULL_HD = { widthPx: 1_920, heightPx: 1_080 } as const

/** What one wall shows, for how long, and how large, with the picture it will have. */
export const WallEditor = ({ wall }: { readonly wall: Wall }) => {
  const [name, setName] = useState(wall.name)
  const [settings, setSettings] = useState<WallSettings>(wall.settings)
  const [scene, setScene] = useState<WallScene['id']>(wall.settings.scenes[0]?.id ?? 'overview')
  const change = useChangeWall()
  const order = useOrderWall()
  const { room } = settings
  const setRoom = (part: Partial<WallSettings['room']>) => setSettings({ ...settings, room: { ...room, ...part } })
  // a wall shows no scene that it was not told of
  const isInRotation = wall.settings.scenes.some(({ id }) => id === scene)
  const isSound = room.diagonalIn >= 5 && room.distanceM >= 0.3 && settings.scenes.length > 0 && tidy(name) !== ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Section title={wall.name} help={words.preview}>
        <WallPreview room={isSound ? room : wall.settings.room} scene={scene} picture={pictureOf(wall)} />
        <div className="flex flex-wrap items-center gap-3">
          <Button
            size="sm"
            variant="outline"
            disabled={!isInRotation}
            onClick={() => order.mutate({ id: wall.id, order: { type: 'scene', scene } })}
          >
            {words.acts.show}
          </Button>
          {!isInRotation && <p className="text-muted text-xs">{words.notShown}</p>}
        </div>
      </Section>
      <Section title={words.room.title} help={words.glyph(...glyphOf(room))}>
        <TextField
          label={words.approve.name}
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <div className="grid grid-cols-2 items-end gap-4">
          <TextField
            label={words.room.diagonal}
            type="number"
            min={5}
            max={300}
            value={room.diagonalIn}
            onChange={(event) => setRoom({ diagonalIn: event.target.valueAsNumber || 0 })}
          />
          <TextField
            label={words.room.distance}
            type="number"
            min={0.3}
            max={50}
            step={0.1}
            value={room.distanceM}
            onChange={(event) => setRoom({ distanceM: event.target.valueAsNumber || 0 })}
          />
        </div>
        {wall.sites.length > 1 && (
          <SitesEditor
            own={wall.sites}
            shown={settings.sites ?? wall.sites}
            onChange={(sites) => setSettings({ ...settings, sites: [...sites] })}
          />
        )}
        <ScenesEditor
          scenes={settings.scenes}
          sites={(settings.sites ?? wall.sites).length}
          shown={scene}
          onShow={setScene}
          onChange={(scenes) => setSettings({ ...settings, scenes: [...scenes] })}
        />
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span>{words.pin}</span>
          <Select
            label={words.pin}
            value={settings.pinFrom}
            options={alarmPriority.options.map((value) => ({ value, label: PRIORITY_NAMES[value] }))}
            onValueChange={(pinFrom) => setSettings({ ...settings, pinFrom })}
          />
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            pending={change.isPending}
            disabled={!isSound}
            onClick={() => change.mutate({ id: wall.id, name, settings })}
          >
            {words.save}
          </Button>
          {change.isSuccess && <Alert tone="good">{words.saved}</Alert>}
          {change.isError && <Alert tone="bad">{words.refused}</Alert>}
        </div>
      </Section>
    </div>
  )
}

const pictureOf = ({ health }: Wall) =>
  health === null || health.widthPx === 0 ? FULL_HD : { widthPx: health.widthPx, heightPx: health.heightPx }

const glyphOf = (room: WallSettings['room']): [mm: number, px: number] => [
  Math.round(room.distanceM * 5),
  room.diagonalIn > 0 ? Math.round(capPxOf(FULL_HD, room)) : 0,
]
