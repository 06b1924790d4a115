import { type RefObject, useEffect, useRef, useState } from 'react'
import { rootScale } from '../root-scale.ts'
import { type ECharts, init } from './echarts.ts'
import { onThemeChange, type Palette, readPalette } from './palette.ts'

type Chart = {
  readonly host: RefObject<HTMLDivElement | null>
  readonly chart: RefObject<ECharts | null>
  /** Colours in force; null until the host is there. Changes with the theme and the size of the page's text. */
  readonly palette: Palette | null
}

/** An ECharts instance in an element: created when the element mounts, resized with it, disposed when it goes. */
export const useChart = (): Chart => {
  const host = useRef<HTMLDivElement>(null)
  const chart = useRef<ECharts>(null)
  const [palette, setPalette] = useState<Palette | null>(null)
  useEffect(() => {
    const element = host.current
    if (element === null) return
    const made = init(element, null, { renderer: 'canvas' })
    chart.current = made
    const repaint = () => setPalette(readPalette(element))
    repaint()
    let scale = rootScale()
    const resize = new ResizeObserver(() => {
      made.resize()
      if (rootScale() === scale) return
      scale = rootScale()
      repaint()
    })
    resize.observe(element)
    const forgetTheme = onThemeChange(repaint)
    return () => {
      forgetTheme()
      resize.disconnect()
      made.dispose()
      chart.current = null
    }
  }, [])
  return { host, chart, palette }
}
