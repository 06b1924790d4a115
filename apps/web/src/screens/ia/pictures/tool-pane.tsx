import { type Device, mayActOnAlarms } from '@vigie/contracts/entities'
import type { PictureTool } from '@vigie/contracts/rest/analyst'
import { Gauge } from 'lucide-react'
import { useAuth } from '@/actors/auth-context'
import { useGaugeBoard, usePictureActs } from '@/data/picture-works'
import { iaPictures as words } from '@/text/ia-pictures'
import { Card } from '@/ui/card'
import { EmptyState } from '@/ui/empty-state'
import { Select } from '@/ui/select'
import { BoardForm } from './board-form.tsx'
import { KnownValue } from './known-value.tsx'
import { LatestWorks } from './latest-works.tsx'
import { PictureSources } from './picture-sources.tsx'
import { QueueCard } from './queue-card.tsx'
import { camerasFor, deviceFor, devicesFor, ownCamera } from './tool-devices.ts'
import { Works } from './works.tsx'

type AskingProps = { readonly tool: PictureTool; readonly device: Device; readonly devices: readonly Device[] }

type ToolPaneProps = Omit<AskingProps, 'device'> & {
  /** what the address asks for; null or of another tool: the first that suits */
  readonly chosen: string | null
  readonly onChoose: (device: string) => void
}

/** One tool on one device: where pictures come from, what it must know, and what was read. */
export const ToolPane = ({ tool, devices, chosen, onChoose }: ToolPaneProps) => {
  const offered = devicesFor(tool, devices)
  const device = deviceFor(tool, devices, chosen)
  if (device === undefined) {
    return (
      <EmptyState icon={Gauge} title={words.noDevice[tool]}>
        {words.noDeviceHelp}
      </EmptyState>
    )
  }
  const suited = offered.includes(device) ? offered : [...offered, device]
  return (
    <div className="grid min-w-0 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <Card className="flex min-w-0 flex-col gap-4 p-4 md:p-5">
        <div className="flex flex-col gap-1">
          <span aria-hidden className="font-medium text-sm">
            {words.device[tool]}
          </span>
          <Select
            label={words.device[tool]}
            value={device.id}
            options={suited.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={onChoose}
            className="max-w-md"
          />
        </div>
        {/* keys of neighbours that were alike would leave the one behind when the tool changes */}
        <KnownValue key={`known ${tool} ${device.id}`} tool={tool} device={device} />
        <Asking key={`asking ${tool} ${device.id}`} tool={tool} device={device} devices={devices} />
      </Card>
      <div className="flex min-w-0 flex-col gap-5 xl:col-start-2 xl:row-span-2 xl:row-start-1">
        <QueueCard devices={devices} />
        <LatestWorks devices={devices} />
      </div>
      <Works key={`${tool} ${device.id}`} tool={tool} device={device} />
    </div>
  )
}

const Asking = ({ tool, device, devices }: AskingProps) => {
  const { userRole } = useAuth()
  const acts = usePictureActs(tool, device.id)
  const board = useGaugeBoard(device.id, tool === 'level')
  if (!mayActOnAlarms(userRole)) return <p className="text-muted text-sm">{words.readOnly}</p>
  return (
    <>
      {tool === 'level' && <BoardForm device={device.id} camera={ownCamera(device, devices)} />}
      <PictureSources
        acts={acts}
        cameras={camerasFor(device, devices)}
        own={ownCamera(device, devices)}
        isBlocked={tool === 'level' && (board.data === null || board.isLoading)}
        blocked={tool === 'level' && board.data === null ? words.level.markFirst : null}
      />
    </>
  )
}
