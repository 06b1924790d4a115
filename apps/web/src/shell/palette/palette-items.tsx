import { ArrowUpRight, Check } from 'lucide-react'
import { useProjectSwitch, useProjectSwitchActor } from '@/actors/project-switch-context'
import { useConfig, useDevices, useProjects } from '@/data'
import { devicePath } from '@/paths'
import { DEVICE_KIND_LABELS } from '@/text'
import { palette as words } from '@/text/palette'
import { CommandGroup, CommandItem } from '@/ui/command'
import { KindIcon } from '@/widgets/device-tile/kind-icon'

/** Every device of the site; choosing one opens its page. */
export const DeviceItems = ({ onGo }: { readonly onGo: (path: string) => void }) => {
  const devices = useDevices().data ?? []
  if (devices.length === 0) return null
  return (
    <CommandGroup heading={words.groups.devices}>
      {devices.map((device) => (
        <CommandItem
          key={device.id}
          id={`device ${device.id}`}
          words={[device.name, DEVICE_KIND_LABELS[device.kind], device.id]}
          icon={<KindIcon kind={device.kind} role={device.role} className="size-6 rounded-md [&_svg]:size-3.5" />}
          beside={DEVICE_KIND_LABELS[device.kind]}
          onSelect={() => onGo(devicePath(device))}
        />
      ))}
    </CommandGroup>
  )
}

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
