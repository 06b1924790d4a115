import { type Device, type DeviceId, deviceRole } from '@vigie/contracts/entities'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { synoptic } from '@/text/eau'
import { NodeBody } from './node-body.tsx'
import { isSaidAtAnEnd, PipeFlow } from './pipe-line.tsx'
import type { WaterNetwork } from './water-network.ts'

type NetworkListProps = {
  readonly network: WaterNetwork
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
  readonly pathOf: (device: Device) => string
}

/** The network where a drawing has no room: what each asset measures, and where it sends its water. */
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
          <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-xs">
            {assets.map((asset) => (
              <li
                key={asset.id}
                className="relative flex flex-col gap-1 px-3 py-2 has-[[data-cause]]:bg-bad-soft/50 has-[[data-state=leaking]]:bg-warn-soft/40"
              >
                <Link
                  to={pathOf(asset.main)}
                  data-device={asset.id}
                  className="@container flex min-h-11 min-w-0 flex-col justify-between gap-1 rounded outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-ring focus-visible:after:-outline-offset-2"
                >
                  <NodeBody asset={asset} supply={supply} />
                </Link>
                <Ways pipes={pipes.filter(({ from }) => from === asset.id)} names={names} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

type WaysProps = { readonly pipes: WaterNetwork['pipes']; readonly names: ReadonlyMap<DeviceId, string> }

/** « → Bassin haut, Bassin bas » ; with what runs there, where neither end tells it. */
const Ways = ({ pipes, names }: WaysProps) =>
  pipes.length === 0 ? null : (
    <p className="flex gap-1 text-muted text-xs leading-4">
      <ArrowRight aria-hidden className="mt-px size-3.5 shrink-0 text-water" />
      <span className="min-w-0">
        {pipes.map((pipe, place) => (
          <span key={pipe.to}>
            {place > 0 && ', '}
            {names.get(pipe.to) ?? pipe.to}
            {!isSaidAtAnEnd(pipe) && (
              <>
                {' '}
                <PipeFlow pipe={pipe} />
              </>
            )}
          </span>
        ))}
      </span>
    </p>
  )
