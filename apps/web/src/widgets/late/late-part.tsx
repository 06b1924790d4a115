import { type ComponentType, type ReactNode, useDeferredValue, useEffect, useSyncExternalStore } from 'react'
import { lateCode } from './late-code.ts'
import { PartBoundary } from './part-boundary.tsx'
import { PartFailure } from './part-failure.tsx'

type LateProps = {
  /** Holds the place while the code comes, at the size of the part. */
  readonly placeholder: ReactNode
  /** Stands in the same place when the code could not come; by default words and a button to try again. */
  readonly failure?: ReactNode
}

const parts = new Set<() => Promise<boolean>>()

/** Names code that `latePartsAhead` fetches. */
export const namePart = (fetchAhead: () => Promise<boolean>): void => void parts.add(fetchAhead)

/**
 * A part of a screen whose code comes apart from the screen's. It keeps its place whatever happens: code that cannot
 * come, or a part that throws, is said there and nowhere else, and heals by itself when the network is back.
 * @returns the part, with `fetchAhead` to fetch its code before it is drawn
 */
export const latePart = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  const code = lateCode(load)
  namePart(code.fetchAhead)
  const Late = (props: LateProps & P) => {
    const { placeholder, failure } = props
    // drawn in slices once it has come, as a transition: a store alone would have it drawn in one go
    const state = useDeferredValue(useSyncExternalStore(code.subscribe, code.get))
    useEffect(code.want, [])
    if (state.at === 'away') return placeholder
    if (state.at === 'failed') return failure === undefined ? <PartFailure onRetry={code.retry} /> : failure
    const Part: ComponentType<P> = state.part
    return (
      <PartBoundary>
        <Part {...props} />
      </PartBoundary>
    )
  }
  return Object.assign(Late, { fetchAhead: code.fetchAhead })
}

/** Fetches the code of each part named so far, and of those that they name in turn; each resolves to whether it came. */
export function* latePartsAhead(): Generator<() => Promise<boolean>> {
  for (const fetchAhead of parts) yield fetchAhead
}
