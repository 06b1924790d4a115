import type { Device } from '@vigie/contracts/entities'
import { alarmTitle } from '@vigie/contracts/words'
import { ArrowUpRight, Check } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useProjectSwitch, useProjectSwitchActor } from '@/actors/project-switch-context'
import { useActiveAlarms, useConfig, useDevices, useKpis, useProjects, useUnpowered } from '@/data'
import { devicePath } from '@/paths'
import { DEVICE_KIND_LABELS } from '@/text'
import { palette as words } from '@/text/palette'
import { CommandGroup, CommandItem } from '@/ui/command'
import { kindLabel } from '@/widgets/assets/asset-label'
import { type Asset, assetsOf } from '@/widgets/assets/assets-of'
import { AssetFiguresProvider } from '@/widgets/device-tile/asset-figures'
import { KindIcon } from '@/widgets/device-tile/kind-icon'
import { useShownState } from '@/widgets/device-tile/use-shown-state'
import { TODAY } from '@/widgets/leaks/leaks'
import { LeaksProvider } from '@/widgets/leaks/leaks-provider'

type ItemsProps = { readonly onGo: (path: string) => void }

const useAssets = () => {
  const devices = useDevices().data
  return useMemo(() => assetsOf(devices ?? []), [devices])
}

/** Every asset of the site with what it does now, those that are cut or have an alarm first; choosing one opens its page. */
export const AssetItems = ({ onGo }: ItemsProps) => {
  const devices = useDevices().data
  const day = useKpis(TODAY).data
  const figures = useMemo(() => ({ day, month: undefined, devices }), [day, devices])
  return (
    <AssetFiguresProvider value={figures}>
      <LeaksProvider devices={devices ?? NO_DEVICES}>
        <Assets onGo={onGo} />
      </LeaksProvider>
    </AssetFiguresProvider>
  )
}
const NO_DEVICES: readonly Device[] = []

const Assets = ({ onGo }: ItemsProps) => {
  const assets = useAssets()
  const unpowered = useUnpowered()
  const alarms = useActiveAlarms()
  const alarmed = new Set(alarms.map(({ device }) => device))
  const alarmsOf = ({ members }: Asset) => alarms.filter(({ device }) => members.some(({ id }) => id === device))
  const isTroubled = ({ members }: Asset) => members.some(({ id }) => unpowered.has(id) || alarmed.has(id))
  const groups = [
    [words.groups.troubled, assets.filter(isTroubled)],
    [words.groups.assets, assets.filter((asset) => !isTroubled(asset))],
  ] as const
  return groups.map(
    ([heading, found]) =>
      found.length > 0 && (
        <CommandGroup key={heading} heading={heading}>
          {found.map((asset) => (
            <DeviceItem
              key={asset.id}
              device={asset.main}
              name={asset.name}
              also={alarmsOf(asset).map(alarmTitle)}
              beside={<AssetNow asset={asset} hasAlarm={asset.members.some(({ id }) => alarmed.has(id))} />}
              onGo={onGo}
            />
          ))}
        </CommandGroup>
      ),
  )
}

/** What an asset does now, and whether it has an alarm. */
const AssetNow = ({ asset, hasAlarm }: { readonly asset: Asset; readonly hasAlarm: boolean }) => {
  const { word } = useShownState(asset)
  return (
    <>
      {hasAlarm && <span className="font-medium text-warn">{`${words.alarmed} · `}</span>}
      {word}
    </>
  )
}

/** The devices that assets are made of beside their main one. */
export const DeviceItems = ({ onGo }: ItemsProps) => {
  const parts = useAssets().flatMap(({ members }) => members.slice(1))
  return (
    parts.length > 0 && (
      <CommandGroup heading={words.groups.devices}>
        {parts.map((device) => (
          <DeviceItem key={device.id} device={device} name={device.name} beside={kindLabel(device)} onGo={onGo} />
        ))}
      </CommandGroup>
    )
  )
}

type DeviceItemProps = {
  readonly device: Device
  readonly name: string
  /** what it is found by as well */
  readonly also?: readonly string[]
  readonly beside: ReactNode
  readonly onGo: (path: string) => void
}

/** Found by what it is called, by what its device is and by its alarms. */
const DeviceItem = ({ device, name, also = [], beside, onGo }: DeviceItemProps) => (
  <CommandItem
    id={`device ${device.id}`}
    words={[name, device.name, DEVICE_KIND_LABELS[device.kind], device.id, ...also]}
    icon={<KindIcon kind={device.kind} role={device.role} className="size-6 rounded-md [&_svg]:size-3.5" />}
    beside={beside}
    onSelect={() => onGo(devicePath(device))}
  />
)

/** The projects listed for this person; choosing one jumps to its own site (R6.2). */
export const ProjectItems = ({ onClose }: { readonly onClose: () => void }) => {
  const projects = useProjects().data ?? []
  const { pendingProjectId } = useProjectSwitch()
  const projectSwitch = useProjectSwitchActor()
  const { site } = useConfig()
  if (projects.length === 0) return null
  return (
    <CommandGroup heading={words.groups.projects}>
      {projects.map(({ _id, name, link }) => {
        const here = name.toLowerCase() === site
        const Icon = here ? Check : ArrowUpRight
        return (
          <CommandItem
            key={_id}
            id={`project ${_id}`}
            words={[name, words.groups.projects]}
            icon={<Icon aria-hidden />}
            {...(here && { beside: words.here })}
            onSelect={() => {
              onClose()
              if (pendingProjectId === null) projectSwitch.send({ type: 'project.pressed', projectId: _id, link })
            }}
          />
        )
      })}
    </CommandGroup>
  )
}
