import type { WallHealth, WallOrder, WallOrders } from '@vigie/contracts/entities'
import { useEffect, useRef } from 'react'
import { codeOf } from '@/data'
import { useReportWall } from '@/data/walls'

/** How often a wall says how it is, and hears what it is to do. */
const EVERY_MS = 5_000

type ReportOptions = {
  /** what the page is and does now; measured when it is asked */
  readonly measure: () => Promise<WallHealth>
  readonly onTold: (told: WallOrders) => void
  readonly onOrder: (order: WallOrder) => void
  /** the gateway says that this wall is none any more */
  readonly onRevoked: () => void
  /** the gateway accepts the account of this wall no more */
  readonly onRefused: () => void
}

/** Tells the gateway every few seconds how this wall is. What cannot be told is told the next time. */
export const useReport = (options: ReportOptions): void => {
  const report = useReportWall()
  const latest = useRef({ options, report })
  latest.current = { options, report }
  useEffect(() => {
    let isOver = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = async () => {
      const { options: now, report: send } = latest.current
      try {
        const health = await now.measure()
        // measuring takes a second of frames: what ended meanwhile is no wall any more
        if (isOver) return
        const told = await send(health)
        if (isOver) return
        now.onTold(told)
        if (told.order !== null) now.onOrder(told.order)
      } catch (rejection) {
        const code = codeOf(rejection)
        if (!isOver && code === 'wall.unknown') now.onRevoked()
        if (!isOver && code === 'auth.revoked') now.onRefused()
      }
      if (!isOver) timer = setTimeout(() => void tell(), EVERY_MS)
    }
    void tell()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
}
