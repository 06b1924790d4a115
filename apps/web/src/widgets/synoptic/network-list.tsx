import { type Device, type DeviceId, deviceRole } from '@vigie/contracts/entities'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { synoptic } from '@/text/eau'
import { NodeBody } from './node-body.tsx'
import { PipeFlow } from './pipe-line.tsx'
import type { WaterNetwork } from './water-network.ts'

type NetworkListProps = {
  readonly network: WaterNetwork
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
  readonly pathOf: (device: Device) => string
}

/** The network where a drawing has no room: what each asset measures, and what it sends where. */
export const NetworkList = ({ network: { nodes, pipes }, supply, pathOf }: NetworkListProps) => {
  const names = new Map(nodes.map(({ id, asset }) => [id, asset.name]))
  const groups = deviceRole.options
    .map((role) => ({ role, assets: nodes.flatMap(({ asset }) => (asset.role === role ? [asset] : [])) }))
    .filter(({ assets }) => assets.length > 0)
  return (
    <div className="flex flex-col gap-4">
      {groups.map(({ role, assets }) => (
        <section key={role} className="flex flex-col gap-2">
          <h3 className="font-semibold text-xs text-muted uppercase tracking-wide">{synoptic.columns[role]}</h3>
          <ul className="grid gap-2">
            {assets.map((asset) => (
              <li
                key={asset.id}
                className="relative flex flex-col gap-2 rounded-xl border border-line bg-surface p-3 shadow-xs has-[[data-state=off]]:border-dashed has-[[data-state=leaking]]:border-warn has-[[data-cause]]:border-bad"
              >
                <Link
                  to={pathOf(asset.main)}
                  data-device={asset.id}
                  className="@container flex min-h-11 min-w-0 flex-col justify-between gap-1.5 rounded outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 focus-visible:after:outline-ring"
                >
                  <NodeBody asset={asset} supply={supply} />
                </Link>
                {pipes.some(({ from }) => from === asset.id) && (
                  <ul className="grid gap-0.5 border-line border-t pt-2 text-sm">
                    {pipes
                      .filter(({ from }) => from === asset.id)
                      .map((pipe) => (
                        <li key={pipe.to} className="flex items-center gap-1.5">
                          <ArrowRight aria-hidden className="size-3.5 shrink-0 text-water" />
                          <span className="min-w-0 grow truncate text-muted">{names.get(pipe.to) ?? pipe.to}</span>
                          <span className="whitespace-nowrap font-medium tabular-nums">
                            <PipeFlow pipe={pipe} />
                          </span>
                        </li>
                      ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
