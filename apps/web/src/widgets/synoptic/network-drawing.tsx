import './synoptic.css'
import type { Device, DeviceId } from '@vigie/contracts/entities'
import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { synoptic } from '@/text/eau'
import { cn } from '@/ui/cn'
import { layoutNetwork, type Placed } from './layout.ts'
import { NodeBody } from './node-body.tsx'
import { isSaidAtAnEnd, PipeFlow, PipeLine, PipeValue } from './pipe-line.tsx'
import { rem } from './use-width.ts'
import type { WaterNetwork } from './water-network.ts'

type NetworkDrawingProps = {
  readonly network: WaterNetwork
  readonly width: number
  /** the meter that all of the site hangs on */
  readonly supply: DeviceId | null
  readonly pathOf: (device: Device) => string
}

/** Columns along the water's way; pipes below, nodes above them, each a link to its asset. */
export const NetworkDrawing = ({ network, width, supply, pathOf }: NetworkDrawingProps) => {
  const inner = width - 2 * PADDING
  const { height, nodeWidth, isSmall, placed, routed } = useMemo(() => layoutNetwork(network, inner), [network, inner])
  const titles = columnTitles(placed)
  return (
    // on paper whole, on the page of the balance
    <div data-drawing className="px-4 pb-4 print:[zoom:0.8]">
      <div aria-hidden className="relative mb-2 h-5">
        {titles.map(({ x, title }) => (
          <span
            key={x}
            style={{ left: rem(x), width: rem(nodeWidth) }}
            className="absolute font-semibold text-xs text-muted uppercase tracking-wide"
          >
            {title}
          </span>
        ))}
      </div>
      <div className="relative" style={{ height: rem(height) }}>
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${inner} ${height}`}
          style={{ width: rem(inner), height: rem(height) }}
          className="absolute inset-0 overflow-visible"
        >
          {routed.map(({ pipe, path }) => (
            <PipeLine key={`${pipe.from}>${pipe.to}`} pipe={pipe} path={path} />
          ))}
        </svg>
        {routed
          .filter(({ pipe }) => !isSmall && !isSaidAtAnEnd(pipe))
          .map(({ pipe, end }) => (
            <PipeValue key={`${pipe.from}>${pipe.to}`} pipe={pipe} end={end} />
          ))}
        <ul aria-label={synoptic.label}>
          {placed.map(({ node: { id, asset }, x, y, height: tall }) => (
            <li
              key={id}
              className="absolute"
              style={{ left: rem(x), top: rem(y), width: rem(nodeWidth), height: rem(tall) }}
            >
              <Link
                to={pathOf(asset.main)}
                data-device={id}
                className={cn(
                  '@container flex size-full min-w-0 flex-col justify-center gap-1.5 rounded-lg border border-line bg-raised p-2 shadow-xs transition-colors hover:border-line-strong hover:bg-hover',
                  isSmall && 'gap-1 px-1 py-1.5',
                  'has-[[data-state=off]]:border-line-strong has-[[data-state=off]]:border-dashed has-[[data-state=frozen]]:border-frozen/60 has-[[data-state=frozen]]:border-dashed',
                  'has-[[data-state=silent]]:border-warn/60 has-[[data-state=silent]]:border-dashed has-[[data-state=leaking]]:border-warn has-[[data-cause]]:border-bad has-[[data-cause]]:border-solid',
                )}
              >
                <NodeBody asset={asset} supply={supply} />
              </Link>
            </li>
          ))}
        </ul>
        <PipesInWords network={network} />
      </div>
    </div>
  )
}

/** px-4 and the border of the card. */
const PADDING = 17

const columnTitles = (placed: readonly Placed[]): readonly { readonly x: number; readonly title: string }[] =>
  [...new Set(placed.map(({ x }) => x))].map((x) => {
    const roles = [...new Set(placed.filter((one) => one.x === x).map(({ node }) => node.asset.role))]
    return { x, title: roles.map((role) => synoptic.columns[role]).join(' · ') }
  })

/** The pipes for those who do not see them. */
const PipesInWords = ({ network: { nodes, pipes } }: { readonly network: WaterNetwork }) => {
  const names = new Map(nodes.map(({ id, asset }) => [id, asset.name]))
  return (
    <ul className="sr-only">
      {pipes.map((pipe) => (
        <li key={`${pipe.from}>${pipe.to}`}>
          {synoptic.flow(names.get(pipe.from) ?? pipe.from, names.get(pipe.to) ?? pipe.to)} <PipeFlow pipe={pipe} />
        </li>
      ))}
    </ul>
  )
}
