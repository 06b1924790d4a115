import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onPrint } from '../print.ts'
import { rootScale } from '../root-scale.ts'
import { type ECharts, init } from './echarts.ts'
import { onThemeChange, type Palette, readPalette, readPaperPalette } from './palette.ts'

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
  const printed = useRef<HTMLCanvasElement>(null)
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
    const forgetPrint = onPrint(
      () => {
        flushSync(() => setPalette(readPaperPalette(element)))
        printed.current?.remove()
        printed.current = pictureOf(made, element)
        element.append(printed.current)
      },
      () => {
        printed.current?.remove()
        printed.current = null
        repaint()
      },
    )
    return () => {
      forgetTheme()
      forgetPrint()
      resize.disconnect()
      made.dispose()
      chart.current = null
    }
  }, [])
  return { host, chart, palette }
}

/** Width of a chart across a page of A4, px: 210 mm less margins and the padding of a card. */
const PAPER_PX = 670
/** How large what is drawn in rem is on paper, where the text of the page is 14 px (print.css). */
const PAPER_SCALE = 14 / 16
/** Dots per px on paper. */
const PAPER_RATIO = 3

/**
 * The chart as a picture at the width of paper, which takes the canvas' place there (print.css): the canvas itself
 * would print at the width and the resolution of the window.
 */
const pictureOf = (made: ECharts, host: HTMLElement): HTMLCanvasElement => {
  made.resize({ width: PAPER_PX, height: (host.clientHeight / rootScale()) * PAPER_SCALE })
  const picture = made.renderToCanvas({ pixelRatio: PAPER_RATIO })
  picture.removeAttribute('style')
  picture.className = 'chart-on-paper'
  made.resize({ width: 'auto', height: 'auto' })
  return picture
}
