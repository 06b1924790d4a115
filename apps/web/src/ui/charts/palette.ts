import { rootScale } from '../root-scale.ts'

/** Theme tokens a canvas needs as plain colours. */
type Token =
  | 'surface'
  | 'raised'
  | 'ink'
  | 'muted'
  | 'line'
  | 'line-strong'
  | 'water'
  | 'energy'
  | 'accent'
  | 'warn'
  | 'bad'
/** The colours, and the size of text in px. */
export type Palette = Readonly<Record<Token, string>> & { readonly textPx: number }

const TEXT_PX = 12

/** The page's own font: a canvas inherits none. */
export const CHART_FONT = '"Inter Variable", ui-sans-serif, system-ui, sans-serif'

/** Colours in force at an element, resolved by the browser (a canvas knows no CSS variables). */
export const readPalette = (at: HTMLElement): Palette => {
  const probe = document.createElement('span')
  probe.hidden = true
  at.append(probe)
  const read = (token: Token | 'energy-fill'): string => {
    probe.style.color = `var(--${token})`
    return getComputedStyle(probe).color
  }
  const palette: Palette = {
    surface: read('surface'),
    raised: read('raised'),
    ink: read('ink'),
    muted: read('muted'),
    line: read('line'),
    'line-strong': read('line-strong'),
    water: read('water'),
    energy: read('energy-fill'),
    accent: read('accent'),
    warn: read('warn'),
    bad: read('bad'),
    textPx: Math.round(TEXT_PX * rootScale()),
  }
  probe.remove()
  return palette
}

/** Colours of paper at an element, whatever the theme: read while the page is light, which it is for no paint. */
export const readPaperPalette = (at: HTMLElement): Palette => {
  const { dataset } = document.documentElement
  const chosen = dataset['theme']
  dataset['theme'] = 'light'
  const palette = readPalette(at)
  if (chosen === undefined) delete dataset['theme']
  else dataset['theme'] = chosen
  return palette
}

/** Calls back when the theme changes, by `data-theme` or by the system; returns the unsubscribe. */
export const onThemeChange = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', changed)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', changed)
  }
}
