import type { Device } from '@vigie/contracts/entities'
import { ArrowUpRight, Check } from 'lucide-react'
import { useMemo } from 'react'
import { useProjectSwitch, useProjectSwitchActor } from '@/actors/project-switch-context'
import { useConfig, useDevices, useProjects } from '@/data'
import { devicePath } from '@/paths'
import { DEVICE_KIND_LABELS, text } from '@/text'
import { palette as words } from '@/text/palette'
import { CommandGroup, CommandItem } from '@/ui/command'
import { assetLabel, kindLabel } from '@/widgets/assets/asset-label'
import { assetsOf } from '@/widgets/assets/assets-of'
import { KindIcon } from '@/widgets/device-tile/kind-icon'

/** Every asset of the site, then the other devices they are made of; choosing one opens its page, or its main device's. */
export const DeviceItems = ({ onGo }: { readonly onGo: (path: string) => void }) => {
  const devices = useDevices().data
  const assets = useMemo(() => assetsOf(devices ?? []), [devices])
  const parts = assets.flatMap(({ members }) => members.slice(1))
  return (
    <>
      {assets.length > 0 && (
        <CommandGroup heading={words.groups.assets}>
          {assets.map(({ id, name, main, members }) => (
            <DeviceItem
              key={id}
              device={main}
              name={name}
              beside={members.length > 1 ? text.home.devicesCount(members.length) : assetLabel(main)}
              onGo={onGo}
            />
          ))}
        </CommandGroup>
      )}
      {parts.length > 0 && (
        <CommandGroup heading={words.groups.devices}>
          {parts.map((device) => (
            <DeviceItem key={device.id} device={device} name={device.name} beside={kindLabel(device)} onGo={onGo} />
          ))}
        </CommandGroup>
      )}
    </>
  )
}

type DeviceItemProps = {
  readonly device: Device
  readonly name: string
  readonly beside: string
  readonly onGo: (path: string) => void
}

/** Found by what it is called and by what its device is. */
const DeviceItem = ({ device, name, beside, onGo }: DeviceItemProps) => (
  <CommandItem
    id={`device ${device.id}`}
    words={[name, device.name, DEVICE_KIND_LABELS[device.kind], device.id]}
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
