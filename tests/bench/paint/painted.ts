import type { Page } from 'playwright'

/** What a page is watched for: an element of this kind that names a device, in the window. */
export type Sign = { readonly name: string; readonly selector: string }
/** When something was to be seen or heard, ms since 1970. */
export type Told = Readonly<Record<string, number>>

type Watch = { readonly text: string; readonly signs: readonly Sign[]; readonly told: (told: Told) => void }
declare global {
  interface Window {
    __watch?: (text: string, signs: readonly Sign[]) => Promise<Told>
    __told?: Promise<Told> | undefined
  }
}

/** Before the page's own code: so that it can be watched. */
export const watchPaint = async (page: Page): Promise<void> => {
  await page.addInitScript(install)
}

/** Waits until each sign of a device was painted and a sound begun. @returns what tells when, once that is watched for */
export const nextTold = async (page: Page, text: string, signs: readonly Sign[]): Promise<() => Promise<Told>> => {
  await page.evaluate(
    ([of, asked]) => {
      window.__told = window.__watch?.(of, asked)
    },
    [text, signs] as const,
  )
  return () => page.evaluate(async () => (await window.__told) ?? {})
}

/**
 * A sign is painted in the frame that first lays it out: a ResizeObserver hears of it between layout and paint, and the
 * next message comes after the paint. A sound begins when the page asks for it. Sent to the page as text, so it uses
 * nothing from outside itself.
 */
const install = (): void => {
  let watch: (Watch & { readonly at: Record<string, number> }) | null = null
  const tell = (name: string) => {
    if (watch === null || name in watch.at) return
    watch.at[name] = Date.now()
    if (Object.keys(watch.at).length <= watch.signs.length) return
    watch.told(watch.at)
    watch = null
  }
  const afterPaint = (run: () => void) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = run
    port2.postMessage(null)
  }
  const laidOut = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      laidOut.unobserve(target)
      const { top, bottom } = target.getBoundingClientRect()
      const name = names.get(target)
      if (name !== undefined && bottom > 0 && top < innerHeight) afterPaint(() => tell(name))
    }
  })
  /** what was found for the device that is watched for, and what it is */
  let names = new Map<Element, string>()
  const look = () => {
    if (watch === null) return
    for (const { name, selector } of watch.signs) {
      if (name in watch.at) continue
      const found = [...document.querySelectorAll(selector)].find(({ textContent }) =>
        textContent?.includes(watch?.text ?? ''),
      )
      if (found === undefined || names.has(found)) continue
      names.set(found, name)
      laidOut.observe(found)
    }
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  const hook = (owner: object, method: string) => {
    const asked: unknown = Reflect.get(owner, method)
    if (typeof asked !== 'function') return
    Reflect.set(owner, method, function (this: unknown, ...given: unknown[]) {
      tell('sound')
      return Reflect.apply(asked, this, given)
    })
  }
  hook(AudioScheduledSourceNode.prototype, 'start')
  hook(HTMLMediaElement.prototype, 'play')
  window.__watch = (text, signs) =>
    new Promise((told, failed) => {
      const at: Record<string, number> = {}
      names = new Map()
      watch = { text, signs, told, at }
      setTimeout(() => failed(new Error(`of ${text} only: ${Object.keys(at)}`)), 10_000)
      look()
    })
}
